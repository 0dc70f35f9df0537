import { ayarCalls } from '@defter/contract/ayar.ts';
import { fotografCalls } from '@defter/contract/fotograf.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import type { KvkkAmaci } from '@defter/rules/kvkk.ts';
import { buildMusteri, type TestBayi } from './build.ts';
import type { TestServer } from './server.ts';

/** A picture of one pixel. */
export const PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
);

/** A scribble in two strokes. */
export const IMZA = '10,20 14,24 18,29 24,33 30,40 38,44;60,30 64,36 70,40 78,41 90,44 99,50';

/** Turns the consent by SMS on; it is off in a new business. */
export async function openSmsOnayi(server: TestServer, { jeton }: TestBayi): Promise<void> {
  await server.mustSend(ayarCalls.save, { body: { kvkkKullanilsin: true } }, { jeton });
}

/** The texts of today for some purposes, as the panel sends back the shown ones. */
export async function loadSecimler(server: TestServer, { jeton }: TestBayi, musteriID: number, amaclar: readonly KvkkAmaci[]) {
  const { metinler } = await server.mustSend(kvkkCalls.durum, { params: { id: musteriID } }, { jeton });
  const idOf = (tur: string) => metinler.find((metin) => metin.tur === tur)!.id;
  return { aydinlatmaID: idOf('aydinlatma'), rizalar: amaclar.map((amac) => ({ amac, metinID: idOf(amac) })) };
}

/** Consent by signature; the answer is that of the first purpose. */
export async function buildRiza(
  server: TestServer,
  bayi: TestBayi,
  { musteriID, amaclar = ['hizmet'] }: { musteriID?: number; amaclar?: KvkkAmaci[] } = {},
): Promise<{ id: number; musteriID: number }> {
  const kimin = musteriID ?? (await buildMusteri(server, bayi)).id;
  const body = { musteriID: kimin, imza: IMZA, ...(await loadSecimler(server, bayi, kimin, amaclar)) };
  await server.mustSend(kvkkCalls.imzala, { body }, { jeton: bayi.jeton });
  const { rizalar } = await server.mustSend(kvkkCalls.durum, { params: { id: kimin } }, { jeton: bayi.jeton });
  return { id: rizalar.find(({ amac, bitisZamani }) => amac === amaclar[0] && bitisZamani === null)!.id, musteriID: kimin };
}

/** Has a code sent to a customer and reads it from the outbox. */
export async function askOnayKodu(server: TestServer, bayi: TestBayi, musteriID: number, amaclar?: KvkkAmaci[]): Promise<string> {
  await openSmsOnayi(server, bayi);
  const secimler = amaclar && (await loadSecimler(server, bayi, musteriID, amaclar));
  await server.mustSend(kvkkCalls.smsGonder, { body: { musteriID, ...secimler } }, { jeton: bayi.jeton });
  const [sms] = await server.house<{ mesaj: string }>(
    'select mesaj from giden_mesaj where telefon = (select telefon from kvkk_onay_kodu where musteri_id = $1 order by id desc limit 1) order by id desc limit 1',
    [musteriID],
  );
  return /\d{6}/.exec(sms!.mesaj)![0];
}

export async function buildTalep(
  server: TestServer,
  bayi: TestBayi,
  overrides: { musteriID?: number; tur?: 'bilgi' | 'kopya' | 'silme'; tarih?: string; aciklama?: string } = {},
): Promise<{ id: number }> {
  const musteriID = overrides.musteriID ?? (await buildMusteri(server, bayi)).id;
  return server.mustSend(kvkkCalls.createTalep, { body: { tur: 'bilgi', ...overrides, musteriID } }, { jeton: bayi.jeton });
}

export async function buildFotograf(
  server: TestServer,
  bayi: TestBayi,
  { musteriID, tarih = null, data = PNG }: { musteriID?: number; tarih?: string | null; data?: Uint8Array<ArrayBuffer> } = {},
): Promise<{ id: number; fotografAdi: string; musteriID: number }> {
  const kimin = musteriID ?? (await buildMusteri(server, bayi)).id;
  const reply = await server.mustSend(fotografCalls.create, { body: { musteriID: kimin, tarih, file: new File([data], 'foto.jpg') } }, { jeton: bayi.jeton });
  return { id: reply.id, fotografAdi: reply.fotografAdi, musteriID: kimin };
}
