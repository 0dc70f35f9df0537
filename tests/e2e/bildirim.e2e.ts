import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { addMusteri, addRandevu, addSutunlar } from './support/kayitlar.ts';
import { keepPicture, PHONE, setUpPanel } from './support/panel.ts';
import { openSayfa } from './online-randevu/sayfa.ts';
import { send } from './support/salon.ts';

const { open } = setUpPanel();

type Gelen = { icerik: { baslik: string; metin: string; adres: string; etiket: string } };
const gelenler = async () => (await (await fetch(`${inject('pushUrl')}/mesajlar`)).json()) as Gelen[];

/**
 * A headless browser has neither a push service nor notices: it subscribes at the simulator instead, and the notices of the worker are written down.
 * The rest is its own.
 */
async function usePush(page: Page): Promise<void> {
  await page.exposeFunction('aboneOl', async (anahtar: string) => (await fetch(`${inject('pushUrl')}/abone?anahtar=${anahtar}`)).json());
  await page.addInitScript(() => {
    type Abone = { uc: string; p256dh: string; auth: string };
    let abone: { endpoint: string; options: { applicationServerKey: ArrayBuffer }; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null = null;
    const subscribe = async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      const anahtar = btoa(String.fromCharCode(...key)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      const { uc, p256dh, auth } = await (window as unknown as { aboneOl: (anahtar: string) => Promise<Abone> }).aboneOl(anahtar);
      abone = { endpoint: uc, options: { applicationServerKey: key.buffer }, toJSON: () => ({ endpoint: uc, keys: { p256dh, auth } }), unsubscribe: async () => ((abone = null), true) };
      return abone;
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => abone });
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'granted';
  });
  await page.reload();
}

type Gosterilen = [baslik: string, metin: string, etiket: string];

/** The worker of the page, which writes down what it shows. */
async function watchWorker(page: Page): Promise<() => Promise<Gosterilen[]>> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: { showNotification: unknown }; gosterilenler: Gosterilen[] };
    scope.gosterilenler = [];
    scope.registration.showNotification = async (baslik: string, { body, tag }: { body: string; tag: string }) => void scope.gosterilenler.push([baslik, body, tag]);
  });
  return () => worker.evaluate(() => (globalThis as unknown as { gosterilenler: Gosterilen[] }).gosterilenler);
}

/** Lets the browser's push service bring a message to the worker of a page. */
async function bringToWorker(page: Page, origin: string, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) if (scopeURL.includes('/r/')) resolve(registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await promise, data });
}

test('a customer turns notices on at the own page, and the worker of that page shows what the salon sends', async () => {
  const { kisi } = await openSayfa();
  const [sutunID] = await addSutunlar(kisi);
  const randevuID = await addRandevu(kisi, { musteriID: await addMusteri(kisi), sutunID: sutunID! });
  const { adres } = await send(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, kisi);
  const own = new URL(adres);
  const page = await open({ adres: `${own.pathname}${own.hash}`, context: PHONE, isLast: true });
  await page.getByRole('heading', { name: 'Bildirimler' }).waitFor();
  await usePush(page);
  await page.getByRole('checkbox', { name: 'Kampanya ve kutlama bildirimleri de gelsin.' }).waitFor();
  await keepPicture(page, 'sayfa-bildirim-360');
  await page.getByRole('button', { name: 'Bildirimleri aç' }).click();
  await page.getByText('Bu cihazda bildirimler açık.').waitFor();

  const panel = await open({ kisi, path: '/bildirim-gonder' });
  const metin = `Bugün 20:00’ye kadar açığız ${crypto.randomUUID().slice(0, 8)}`;
  await panel.getByRole('textbox', { name: 'Bildirim metni' }).fill(metin);
  await keepPicture(panel, 'bildirim-gonder');
  await panel.getByRole('button', { name: '1 kişiye gönder' }).click();
  await panel.getByRole('button', { name: 'Gönder', exact: true }).click();
  const find = async () => (await gelenler()).find(({ icerik }) => icerik.metin === metin);
  await expect.poll(find).toBeDefined();
  const { icerik } = (await find())!;
  expect(icerik).toMatchObject({ baslik: 'Papatya Güzellik', adres: own.pathname });

  const shown = await watchWorker(page);
  await bringToWorker(page, new URL(page.url()).origin, JSON.stringify(icerik));
  await expect.poll(shown).toEqual([['Papatya Güzellik', metin, icerik.etiket]]);

  await page.getByRole('button', { name: 'Bildirimleri kapat' }).click();
  await page.getByRole('button', { name: 'Bildirimleri aç' }).waitFor();
  await panel.goto('/plus/#/bildirim-gonder');
  await panel.getByRole('button', { name: 'Kimseye gitmiyor' }).waitFor();
});
