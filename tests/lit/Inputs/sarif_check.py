"""sarif_check.py FILE: whether a document is SARIF 2.1.0, as far as bufdiff uses
it: for every object that occurs, the properties that the standard has (others
are refused), those that it requires, and what their values may be."""
import json
import re
import sys
from urllib.parse import unquote, urlsplit


class Wrong(Exception):
    pass


def check(value, shape, where):
    """A shape is a type, a pattern, a set of values, [shape] or {name: shape}
    with `!` behind names that are required and `*` for any other name."""
    if isinstance(shape, type):
        if not isinstance(value, shape) or (shape is int and isinstance(value, bool)):
            raise Wrong(f"{where}: {value!r} is no {shape.__name__}")
    elif isinstance(shape, set):
        if value not in shape:
            raise Wrong(f"{where}: {value!r} is none of {sorted(shape)}")
    elif isinstance(shape, tuple):  # The least whole number.
        check(value, int, where)
        if value < shape[0]:
            raise Wrong(f"{where}: {value} is below {shape[0]}")
    elif isinstance(shape, re.Pattern):
        if not isinstance(value, str) or not shape.fullmatch(value):
            raise Wrong(f"{where}: {value!r} does not match {shape.pattern}")
    elif isinstance(shape, list):
        check(value, list, where)
        for i, each in enumerate(value):
            check(each, shape[0], f"{where}[{i}]")
    else:
        check(value, dict, where)
        names = {name.rstrip("!"): each for name, each in shape.items()}
        for name in shape:
            if name.endswith("!") and name[:-1] not in value:
                raise Wrong(f"{where}: no {name[:-1]}")
        for name, each in value.items():
            if name not in names and "*" not in names:
                raise Wrong(f"{where}: there is no property {name}")
            check(each, names.get(name, names.get("*")), f"{where}.{name}")


URI = re.compile(r"(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-F]{2})+")
MESSAGE = {"text!": str, "markdown": str, "id": str, "arguments": [str], "properties": dict}
ARTIFACT = {"uri": URI, "uriBaseId": str, "index": (-1,), "description": MESSAGE, "properties": dict}
REGION = {"startLine": (1,), "startColumn": (1,), "endLine": (1,), "endColumn": (1,),
          "snippet": dict, "message": MESSAGE, "properties": dict}
LOCATION = {"id": (-1,),
            "physicalLocation": {"artifactLocation!": ARTIFACT, "region": REGION, "properties": dict},
            "logicalLocations": [{"name": str, "index": (-1,), "fullyQualifiedName": str,
                                  "kind": str, "properties": dict}],
            "message": MESSAGE, "properties": dict}
RESULT = {"ruleId": str, "ruleIndex": (-1,), "message!": MESSAGE,
          "level": {"none", "note", "warning", "error"},
          "kind": {"notApplicable", "pass", "fail", "review", "open", "informational"},
          "locations": [LOCATION], "occurrenceCount": (1,),
          "partialFingerprints": {"*": str}, "fingerprints": {"*": str},
          "suppressions": [{"kind!": {"inSource", "external"},
                            "status": {"accepted", "underReview", "rejected"},
                            "justification": str, "properties": dict}],
          "properties": dict}
RULE = {"id!": str, "name": str, "shortDescription": {"text!": str, "markdown": str},
        "fullDescription": {"text!": str, "markdown": str}, "helpUri": URI, "properties": dict}
DRIVER = {"name!": str, "version": str, "semanticVersion": str, "informationUri": URI,
          "rules": [RULE], "properties": dict}
RUN = {"tool!": {"driver!": DRIVER, "properties": dict}, "results": [RESULT],
       "columnKind": {"utf16CodeUnits", "unicodeCodePoints"},
       "originalUriBaseIds": {"*": ARTIFACT}, "properties": dict}
LOG = {"$schema": URI, "version!": {"2.1.0"}, "runs!": [RUN], "properties": dict}


def load(name):
    """The document, where it is one; what its URIs stand for is checked too."""
    with open(name, encoding="utf-8", errors="strict") as file:
        document = json.load(file)
    check(document, LOG, "log")
    for run in document["runs"]:
        rules = [rule["id"] for rule in run["tool"]["driver"].get("rules", [])]
        if len(set(rules)) != len(rules):
            raise Wrong("two rules of one id")
        bases = run.get("originalUriBaseIds", {})
        for base in bases.values():
            if not base["uri"].endswith("/") or not urlsplit(base["uri"]).scheme:
                raise Wrong(f"a base is absolute and ends with a slash, not {base['uri']}")
        for result in run.get("results", []):
            if "ruleIndex" in result and rules[result["ruleIndex"]] != result["ruleId"]:
                raise Wrong(f"ruleIndex is not that of {result['ruleId']}")
            for location in result["locations"]:
                artifact = location.get("physicalLocation", {}).get("artifactLocation", {})
                if "uriBaseId" in artifact:
                    if artifact["uriBaseId"] not in bases or urlsplit(artifact["uri"]).scheme:
                        raise Wrong(f"not relative to a base: {artifact}")
                    if artifact["uri"].startswith("/") or ".." in artifact["uri"].split("/"):
                        raise Wrong(f"outside of its base: {artifact}")
    return document


def files(run):
    """(file, line, signature) of the results that have a file."""
    bases = run.get("originalUriBaseIds", {})
    for result in run["results"]:
        for location in result["locations"]:
            place = location.get("physicalLocation")
            if not place:
                continue
            artifact = place["artifactLocation"]
            base = bases[artifact["uriBaseId"]]["uri"] if "uriBaseId" in artifact else ""
            name = unquote(urlsplit(base + artifact["uri"]).path)
            yield name, place["region"]["startLine"], result["partialFingerprints"]["bufdiffSignature/v1"]


if __name__ == "__main__":
    load(sys.argv[1])
