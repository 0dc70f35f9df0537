import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { ask } from './ask.ts';

/** The cache in which the worker finds the link that its notice opens. */
const KUTU = 'defter-bildirim';

export type Bildirim = { acikMi: boolean; ticariMi: boolean; engelliMi: boolean };
type Kim = { kod: string; baglanti: string };

const scopeOf = (kod: string): string => `/r/${encodeURIComponent(kod)}`;
const istekOf = ({ kod, baglanti }: Kim) => ({ params: { kod }, body: { baglanti } });

/** Whether this browser can show notices at all. */
export const canBildirim = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const findRegistration = (kod: string) => navigator.serviceWorker.getRegistration(scopeOf(kod));
const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** The state of notices in this browser. */
export async function readBildirim(kim: Kim): Promise<Bildirim> {
  const abone = await (await findRegistration(kim.kod))?.pushManager.getSubscription();
  const { body, params } = istekOf(kim);
  const { acikMi, ticariMi } = await ask(sayfaCalls.bildirim, { params, body: { ...body, uc: abone?.endpoint ?? null } });
  return { acikMi: acikMi && abone !== undefined && abone !== null, ticariMi, engelliMi: Notification.permission === 'denied' };
}

/**
 * Asks the browser and its push service, and tells the salon.
 * @throws Red; any other error if the browser refuses
 */
export async function openBildirim(kim: Kim, ticari: boolean): Promise<Bildirim> {
  const { params, body } = istekOf(kim);
  if ((await Notification.requestPermission()) !== 'granted') return { acikMi: false, ticariMi: false, engelliMi: Notification.permission === 'denied' };
  const { anahtar } = await ask(sayfaCalls.bildirim, { params, body: { ...body, uc: null } });
  const scope = scopeOf(kim.kod);
  const registration = await navigator.serviceWorker.register(`${scope}/bildirim.js`, { scope });
  await ready(registration);
  // A subscription by an older key receives nothing any more.
  const old = await registration.pushManager.getSubscription();
  if (old && !isKey(old.options.applicationServerKey, anahtar)) await old.unsubscribe();
  const abone = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(anahtar) });
  const { endpoint: uc, keys } = abone.toJSON();
  await ask(sayfaCalls.bildirimAc, { params, body: { ...body, uc: uc!, p256dh: keys!.p256dh!, auth: keys!.auth!, ticari } });
  await (await caches.open(KUTU)).put(scope, new Response(kim.baglanti));
  return { acikMi: true, ticariMi: ticari, engelliMi: false };
}

export async function closeBildirim(kim: Kim): Promise<Bildirim> {
  const { params, body } = istekOf(kim);
  const registration = await findRegistration(kim.kod);
  const abone = await registration?.pushManager.getSubscription();
  if (abone) await ask(sayfaCalls.bildirimKapat, { params, body: { ...body, uc: abone.endpoint } });
  await abone?.unsubscribe();
  await registration?.unregister();
  await (await caches.open(KUTU)).delete(scopeOf(kim.kod));
  return { acikMi: false, ticariMi: false, engelliMi: false };
}

const isKey = (own: ArrayBuffer | null, anahtar: string): boolean => own !== null && String(new Uint8Array(own)) === String(bytesOf(anahtar));

/** A worker takes notices once it is at work. */
function ready({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}
