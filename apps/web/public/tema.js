// Runs before the styles paint, so that a dark panel never flashes white. A file of its own: the page forbids inline scripts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('defter-tema');
  } catch {
    // Storage may be forbidden: the system's choice is good then.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // Paper is white in every theme: what is printed of a dark screen would be light text on it.
  var shown = null;
  addEventListener('beforeprint', function () {
    // Some browsers say so twice.
    if (shown === null) shown = root.getAttribute('data-mantine-color-scheme');
    root.setAttribute('data-mantine-color-scheme', 'light');
  });
  addEventListener('afterprint', function () {
    if (shown !== null) root.setAttribute('data-mantine-color-scheme', shown);
    shown = null;
  });

  // An older browser would show half a panel without a word; this file is of a kind that it reads.
  var isNew = 'toSorted' in Array.prototype && 'toWellFormed' in String.prototype && CSS.supports('color', 'color-mix(in srgb, red, red)') && CSS.supports('selector(:has(a))');
  if (isNew) return;
  addEventListener('DOMContentLoaded', function () {
    document.getElementById('eski-tarayici').hidden = false;
  });
})();
