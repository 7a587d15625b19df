// What the page can do beyond being read: charts, filters, search. Everything
// that is shown is in the page already; without scripts it is all there.
(function () {
  "use strict";
  document.documentElement.classList.add("scripted");

  // ---- Filters and search
  var bugs = Array.from(document.querySelectorAll(".bug"));
  var search = document.getElementById("search");
  var kind = document.getElementById("kind");
  var path = document.getElementById("path");
  var known = document.getElementById("known");
  var shown = document.getElementById("shown");
  // Read once: thousands of findings are searched at every key.
  var texts = bugs.map(function (bug) {
    return bug.textContent.toLowerCase();
  });

  function update() {
    var words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    var count = 0;
    bugs.forEach(function (bug, i) {
      var isShown =
        (!kind.value || bug.dataset.kind === kind.value) &&
        (!path.value || bug.dataset.path === path.value) &&
        (known.checked || !bug.classList.contains("known")) &&
        words.every(function (word) {
          return texts[i].includes(word);
        });
      bug.hidden = !isShown;
      count += isShown ? 1 : 0;
    });
    shown.textContent = count + " of " + bugs.length;
  }

  if (search) {
    search.addEventListener("input", update);
    [kind, path, known].forEach(function (control) {
      control.addEventListener("change", update);
    });
    update();
  }

  // ---- Charts
  var element = document.getElementById("history");
  if (!element) return;
  var history = JSON.parse(element.textContent);
  var style = getComputedStyle(document.documentElement);

  function colour(name) {
    return style.getPropertyValue("--" + name).trim();
  }

  function duration(seconds) {
    if (seconds < 120) return +seconds.toFixed(1) + " s";
    if (seconds < 7200) return Math.round(seconds / 60) + " min";
    return +(seconds / 3600).toFixed(1) + " h";
  }

  function draw(id, series) {
    var text = colour("faint");
    var grid = colour("line");
    new Chart(document.getElementById(id), {
      type: "line",
      data: {
        datasets: series.map(function (each, i) {
          var ink = colour("series" + ((i % 6) + 1));
          return {
            label: each.label,
            data: each.values.map(function (value, j) {
              return { x: history.seconds[j], y: value };
            }),
            borderColor: ink,
            backgroundColor: ink,
            borderWidth: 2,
            // A line of one point is no line.
            pointRadius: history.seconds.length > 1 ? 0 : 4,
            pointHitRadius: 12,
            borderDash: i >= 6 ? [6, 3] : [],
          };
        }),
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        parsing: false,
        interaction: { mode: "nearest", axis: "x", intersect: false },
        scales: {
          x: {
            type: "linear",
            min: 0,
            ticks: { color: text, callback: duration, maxTicksLimit: 6 },
            grid: { color: grid },
          },
          y: {
            beginAtZero: true,
            ticks: { color: text, maxTicksLimit: 6 },
            grid: { color: grid },
          },
        },
        plugins: {
          legend: {
            display: series.length > 1,
            position: "bottom",
            labels: { color: text, boxWidth: 12 },
          },
          tooltip: {
            callbacks: {
              title: function (items) {
                return items.length ? duration(items[0].parsed.x) : "";
              },
            },
          },
        },
      },
    });
  }

  draw("chart-modules", [
    { label: "modules", values: history.modules },
    { label: "with findings", values: history.with_findings },
    { label: "agree", values: history.agree },
  ]);
  draw("chart-features", [
    { label: "features", values: history.features },
    { label: "modules kept", values: history.corpus },
  ]);
  draw("chart-findings", [{ label: "findings", values: history.findings }]);
  if (document.getElementById("chart-copies"))
    draw(
      "chart-copies",
      history.copies.map(function (each) {
        return { label: each.path, values: each.values };
      })
    );
})();
