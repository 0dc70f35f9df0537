// Runs before the styles paint, so that a dark panel never flashes white. A file of its own: the page forbids inline scripts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('defter-tema');
  } catch {
    // Storage may be forbidden: the system's choice is good then.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
