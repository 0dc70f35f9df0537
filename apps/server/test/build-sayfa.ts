import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { buildAltUrun, buildMusteri, buildPersonel, buildRandevu, buildSutun, buildTelefon, type TestBayi } from './build.ts';
import { type TestServer, YARIN } from './server.ts';

export type TestSayfa = { kod: string; altUrunID: number; personelID: number; sutunID: number };

let counter = 0;

/** The page of a bayi, open, with one service of half an hour and one colleague who performs it. */
export async function buildSayfa(server: TestServer, bayi: TestBayi, ayarlar: object = {}): Promise<TestSayfa> {
  counter += 1;
  const kod = `salon-${counter}`;
  const { id: altUrunID } = await buildAltUrun(server, bayi, { urunSure: 30, fiyat: 250 });
  const { personelID } = await buildPersonel(server, bayi);
  const { id: sutunID } = await buildSutun(server, bayi, { personelID });
  const body = { sayfaAcik: true, sayfaKodu: kod, sayfaHizmetleri: [altUrunID], sayfaPersonelleri: [personelID], ...ayarlar };
  await server.mustSend(onlineRandevuCalls.saveAyarlar, { body }, { jeton: bayi.jeton });
  return { kod, altUrunID, personelID, sutunID };
}

/** The newest code that was sent to a number. */
export async function readSmsKodu(server: TestServer, telefon: string): Promise<string> {
  const [{ mesaj }] = (await server.house<{ mesaj: string }>('select mesaj from giden_mesaj where telefon = $1 order by id desc limit 1', [telefon])) as [{ mesaj: string }];
  return /\d{6}/.exec(mesaj)![0];
}

/** The body of a visitor who books tomorrow at 10:00, with the code of a number of their own. */
export async function buildOnlineIstek(server: TestServer, { kod, altUrunID, personelID }: TestSayfa, overrides: { saat?: string; tarih?: string; cepTelefonu?: string; personelID?: number | null } = {}) {
  const cepTelefonu = overrides.cepTelefonu ?? buildTelefon();
  const params = { kod };
  const sayfa = await server.mustSend(sayfaCalls.get, { params });
  await server.mustSend(sayfaCalls.sendKod, { params, body: { cepTelefonu } });
  const smsKodu = await readSmsKodu(server, cepTelefonu);
  const kisi = { adi: 'Zeynep', soyadi: 'Ak', cepTelefonu, smsKodu, not: null };
  return { params, body: { altUrunIDler: [altUrunID], personelID, tarih: YARIN, saat: '10:00', tutma: null, ...kisi, aydinlatmaID: sayfa.aydinlatma.id, hizmetRizasiID: null, iletiRizasiID: null, ...overrides } };
}

/** An appointment of tomorrow at 10:00 that was booked on the page, with the link of its customer. */
export async function buildBaglanti(server: TestServer, sayfa: TestSayfa, overrides: Parameters<typeof buildOnlineIstek>[2] = {}): Promise<{ params: { kod: string }; baglanti: string; randevuID: number }> {
  const input = await buildOnlineIstek(server, sayfa, overrides);
  const { baglanti } = await server.mustSend(sayfaCalls.book, input);
  const { liste } = await server.mustSend(sayfaCalls.randevularim, { params: input.params, body: { baglanti } });
  return { params: input.params, baglanti, randevuID: liste.at(-1)!.id };
}

/** The link that the desk gives a customer with an appointment, and the mobile that the salon knows; no code has left for it yet. */
export async function buildVerilenBaglanti(server: TestServer, bayi: TestBayi): Promise<{ params: { kod: string }; baglanti: string; telefon: string; musteriID: number }> {
  const { kod } = await buildSayfa(server, bayi);
  const telefon = buildTelefon();
  const { id: musteriID } = await buildMusteri(server, bayi, { telefon });
  const { id: randevuID } = await buildRandevu(server, bayi, { musteriID });
  const { adres } = await server.mustSend(onlineRandevuCalls.createBaglanti, { body: { randevuID } }, { jeton: bayi.jeton });
  return { params: { kod }, baglanti: adres.split('#')[1]!, telefon, musteriID };
}

/** A request of tomorrow at 10:00 from the page, to which the salon has offered 15:00, with the body of its customer's answer. */
export async function buildOneri(server: TestServer, bayi: TestBayi, ayarlar: object = {}) {
  const sayfa = await buildSayfa(server, bayi, { talepMi: true, ...ayarlar });
  const input = await buildOnlineIstek(server, sayfa);
  const { baglanti } = await server.mustSend(sayfaCalls.book, input);
  const { talepler } = await server.mustSend(sayfaCalls.randevularim, { params: input.params, body: { baglanti } });
  const { id: talepID } = talepler[0]!;
  await server.mustSend(randevuTalepCalls.degistir, { body: { id: talepID, randevuTarihi: YARIN, baslangicSaat: '15:00' } }, { jeton: bayi.jeton });
  return { sayfa, params: input.params, telefon: input.body.cepTelefonu, oneri: { baglanti, talepID, tarih: YARIN, saat: '15:00' } };
}
