// Fetches the parts of the page that a signed-in person opens while the start is still on its way (see first-pages.ts).
(function () {
  if (!/(^|; )defter=/.test(document.cookie)) return;
  var named = document.querySelector('meta[name="parts"]');
  var address = location.hash.slice(1).split('?')[0] || '/';
  var parts = (named && JSON.parse(named.content)[address]) || [];
  parts.forEach(function (part) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = part;
    document.head.append(link);
  });
})();
