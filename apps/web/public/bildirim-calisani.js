/*
 * Shows notices of a salon's page while it is closed. It does nothing else: it keeps no page and answers no request. Its own link was kept by
 * the page, so that a press leads back to what the customer waits for.
 */
const KUTU = 'defter-bildirim';

self.addEventListener('push', (event) => {
  const { baslik = '', metin = '', adres = '/', etiket } = event.data ? event.data.json() : {};
  event.waitUntil(self.registration.showNotification(baslik, { body: metin, tag: etiket, icon: '/plus/defter.svg', data: { adres } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.adres));
});

async function open(adres) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === adres);
  if (page) return page.focus();
  const kept = await (await caches.open(KUTU)).match(adres);
  return self.clients.openWindow(kept ? `${adres}#${await kept.text()}` : adres);
}
