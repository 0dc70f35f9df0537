import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import type { Random } from '../../src/platform/random.ts';
import { buildTelefon } from '../build.ts';
import { readSmsKodu } from '../build-sayfa.ts';
import type { TestServer } from '../server.ts';
import { anyDay, anyPlace, type Salon } from './salon.ts';

/** The promises of the server so far. */
export type Soz = {
  /** Single appointments, with the number of changes of each. */
  tekler: Map<number, number>;
  /** Deleted appointments, some of which were put back since. */
  silinenler: number[];
  /** The appointments of each visit and series. */
  ziyaretler: Map<number, number[]>;
  seriler: number[][];
  /** Requests by their customers, and the booked ones. */
  talepler: { id: number; musteriID: number }[];
  onaylanan: Set<number>;
  /** Other times that were offered for requests, old ones among them. */
  oneriler: { talepID: number; musteriID: number; tarih: string; saat: string }[];
  /** Free times that were offered to a customer, and the number of those taken. */
  teklifler: number[];
  alinan: number;
  /** The links of the appointments that customers booked by themselves, each with the address from which its customer asks. */
  linkler: { baglanti: string; randevuID: number }[];
  /** The number of times that customers confirmed, moved or cancelled each: repeating such an act changes nothing. */
  sozler: Map<number, number>;
  /** The number of each answer. */
  cevaplar: Record<string, number>;
};

export const newSoz = (): Soz => ({ tekler: new Map(), silinenler: [], ziyaretler: new Map(), seriler: [], talepler: [], onaylanan: new Set(), oneriler: [], teklifler: [], alinan: 0, linkler: [], sozler: new Map(), cevaplar: {} });

type Olay = { server: TestServer; salon: Salon; random: Random; soz: Soz };
type Cevap = { status: number; message: string };

const DURUMLAR = ['O', 'G', 'X', 'I', 'E', 'B'] as const;

/** One of the appointments given so far, of any kind. */
function anyRandevu({ random, soz }: Olay): number | undefined {
  const kind = random.int(10);
  if (kind < 2 && soz.ziyaretler.size > 0) return random.pick(random.pick([...soz.ziyaretler.values()]));
  if (kind < 3 && soz.seriler.length > 0) return random.pick(random.pick(soz.seriler));
  return soz.tekler.size === 0 ? undefined : random.pick([...soz.tekler.keys()]);
}

const asDesk = ({ salon }: Olay) => ({ jeton: salon.bayi.jeton });

/** Notes a new appointment. If its answer comes later than a change by another desk, the change stays noted. */
function remember({ soz }: Olay, id: number): void {
  if (!soz.tekler.has(id)) soz.tekler.set(id, 0);
}

async function changed(olay: Olay, id: number, answer: Promise<Cevap>): Promise<Cevap> {
  const cevap = await answer;
  const before = olay.soz.tekler.get(id);
  if (cevap.status === 200 && before !== undefined) olay.soz.tekler.set(id, before + 1);
  return cevap;
}

/** Notes a customer's change by the own link. */
function changedOwn(olay: Olay, id: number, answer: Promise<Cevap>): Promise<Cevap> {
  const { sozler } = olay.soz;
  sozler.set(id, (sozler.get(id) ?? 0) + 1);
  return changed(olay, id, answer);
}

const olaylar = {
  async book(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { son: _son, ...yer } = anyPlace(random, salon);
    const cevap = await server.send(randevuCalls.create, { body: { ...yer, musteriID: random.pick(salon.musteriler).id, randevuTarihi: anyDay(random, salon) } }, asDesk(olay));
    if (cevap.status === 200) soz.tekler.set(cevap.id, 0);
    return cevap;
  },
  async visit(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const ilk = anyPlace(random, salon);
    const randevular = [ilk, ...Array.from({ length: 1 + random.int(2) }, () => anyPlace(random, salon, ilk.son))].map(({ son: _son, ...yer }) => yer);
    const cevap = await server.send(ziyaretCalls.create, { body: { musteriID: random.pick(salon.musteriler).id, randevuTarihi: anyDay(random, salon), randevular } }, asDesk(olay));
    if (cevap.status === 200) soz.ziyaretler.set(cevap.id, cevap.idler);
    return cevap;
  },
  async series(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { son: _son, ...yer } = anyPlace(random, salon);
    const gun = anyDay(random, salon);
    const kural = { periyotTipi: 1, periyotSayisi: 1 + random.int(7), zamanTipi: true, randevuTekrari: 2 + random.int(4), baslangicTarihi: gun };
    const cevap = await server.send(seriCalls.create, { body: { ...yer, ...kural, musteriID: random.pick(salon.musteriler).id } }, asDesk(olay));
    if (cevap.status === 200) soz.seriler.push(cevap.idler);
    return cevap;
  },
  async move(olay: Olay): Promise<Cevap | undefined> {
    const { server, salon, random } = olay;
    const id = anyRandevu(olay);
    if (id === undefined) return undefined;
    const { son: _son, randevuHizmet: _hizmet, ...yer } = anyPlace(random, salon);
    return changed(olay, id, server.send(randevuCalls.update, { body: { id, ...yer, randevuTarihi: anyDay(random, salon) } }, asDesk(olay)));
  },
  async setDurum(olay: Olay): Promise<Cevap | undefined> {
    const id = anyRandevu(olay);
    return id === undefined ? undefined : changed(olay, id, olay.server.send(randevuCalls.update, { body: { id, randevuDurumu: olay.random.pick(DURUMLAR) } }, asDesk(olay)));
  },
  async remove(olay: Olay): Promise<Cevap | undefined> {
    const id = anyRandevu(olay);
    if (id === undefined) return undefined;
    const cevap = await changed(olay, id, olay.server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } }, asDesk(olay)));
    if (cevap.status === 200) olay.soz.silinenler.push(id);
    return cevap;
  },
  async restore(olay: Olay): Promise<Cevap | undefined> {
    const { soz, random } = olay;
    if (soz.silinenler.length === 0) return undefined;
    const id = random.pick(soz.silinenler);
    return changed(olay, id, olay.server.send(randevuCalls.restore, { body: { id } }, asDesk(olay)));
  },
  async request(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { son: _son, randevuHizmet, ...yer } = anyPlace(random, salon);
    const body = { ...yer, altUrunIDler: randevuHizmet.map(({ altUrunID }) => altUrunID), musteriID: random.pick(salon.musteriler).id, randevuTarihi: anyDay(random, salon) };
    const cevap = await server.send(randevuTalepCalls.create, { body }, asDesk(olay));
    if (cevap.status === 200) soz.talepler.push({ id: cevap.id, musteriID: body.musteriID });
    return cevap;
  },
  /** Two desks may answer the same request. */
  async approve(olay: Olay): Promise<Cevap | undefined> {
    const { server, random, soz } = olay;
    if (soz.talepler.length === 0) return undefined;
    const cevap = await server.send(randevuTalepCalls.onayla, { body: { id: random.pick(soz.talepler).id } }, asDesk(olay));
    if (cevap.status === 200) {
      soz.onaylanan.add(cevap.id);
      remember(olay, cevap.randevuID);
    }
    return cevap;
  },
  /** The desk offers another time for a request, which is texted with a link. */
  async suggest(olay: Olay): Promise<Cevap | undefined> {
    const { server, salon, random, soz } = olay;
    if (soz.talepler.length === 0) return undefined;
    const { id, musteriID } = random.pick(soz.talepler);
    const { son: _son, randevuHizmet: _hizmet, ...yer } = anyPlace(random, salon);
    const randevuTarihi = anyDay(random, salon);
    const cevap = await server.send(randevuTalepCalls.degistir, { body: { id, ...yer, randevuTarihi } }, asDesk(olay));
    if (cevap.status === 200) soz.oneriler.push({ talepID: id, musteriID, tarih: randevuTarihi, saat: yer.baslangicSaat });
    return cevap;
  },
  /** The customer accepts or declines by that link, perhaps an offer that is gone, perhaps twice. */
  async answerOwn(olay: Olay): Promise<Cevap | undefined> {
    const { server, salon, random, soz } = olay;
    if (soz.oneriler.length === 0) return undefined;
    const { musteriID, ...oneri } = random.pick(soz.oneriler.slice(-30));
    const telefon = salon.musteriler.find(({ id }) => id === musteriID)!.telefon;
    const [sms] = await server.house<{ mesaj: string }>(`select mesaj from giden_mesaj where telefon = $1 and mesaj like '%#%' order by id desc limit 1`, [telefon]);
    const baglanti = /#([\w-]{43})/.exec(sms!.mesaj)![1]!;
    const input = { params: { kod: salon.sayfa.kod }, body: { baglanti, ...oneri } };
    if (random.int(4) === 0) return server.send(sayfaCalls.oneriRed, input);
    const cevap = await server.send(sayfaCalls.oneriKabul, input);
    if (cevap.status !== 200) return cevap;
    const [talep] = await server.rows<{ randevuID: number }>('select randevu_id::int as "randevuID" from randevu_talebi where id = $1', [oneri.talepID]);
    soz.onaylanan.add(oneri.talepID);
    remember(olay, talep!.randevuID);
    return cevap;
  },
  /** Gives some appointments to another column; every second time this is undone. */
  async transfer(olay: Olay): Promise<Cevap | undefined> {
    const { server, salon, random } = olay;
    const idler = [...new Set(Array.from({ length: 1 + random.int(3) }, () => anyRandevu(olay)))].filter((id) => id !== undefined);
    if (idler.length === 0) return undefined;
    const body = { randevuSutunBaslikID: random.pick(salon.sutunlar), randevuID: idler.map((id) => ({ id })) };
    const cevap = await server.send(aktarmaCalls.aktar, { body }, asDesk(olay));
    if (cevap.status !== 200) return cevap;
    for (const id of idler) await changed(olay, id, Promise.resolve(cevap));
    if (random.int(2) === 0) return cevap;
    const geri = await server.send(seriCalls.putBack, { body: { randevular: cevap.oncekiler } }, asDesk(olay));
    for (const id of idler) await changed(olay, id, Promise.resolve(geri));
    return geri;
  },
  async offer(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { son: _son, randevuHizmet, ...yer } = anyPlace(random, salon);
    const body = { ...yer, randevuTarihi: anyDay(random, salon), altUrunIDler: randevuHizmet.map(({ altUrunID }) => altUrunID), musteriID: random.pick(salon.musteriler).id, dakika: 240 };
    const cevap = await server.send(beklemeCalls.teklifEt, { body }, asDesk(olay));
    if (cevap.status === 200) soz.teklifler.push(cevap.id);
    return cevap;
  },
  /** The customer accepts or declines; two desks may hear it. */
  async answer(olay: Olay): Promise<Cevap | undefined> {
    const { server, random, soz } = olay;
    if (soz.teklifler.length === 0) return undefined;
    const body = { id: random.pick(soz.teklifler) };
    if (random.int(3) === 0) return server.send(beklemeCalls.ret, { body }, asDesk(olay));
    const cevap = await server.send(beklemeCalls.kabul, { body }, asDesk(olay));
    if (cevap.status === 200) {
      soz.alinan += 1;
      remember(olay, cevap.randevuID);
    }
    return cevap;
  },
  async bookOnline(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { kod, altUrunID } = salon.sayfa;
    const [params, cepTelefonu] = [{ kod }, buildTelefon()];
    const istek = { altUrunIDler: [altUrunID], personelID: null };
    const { gunler } = await server.send(sayfaCalls.saatler, { params, body: { ...istek, ilkGun: anyDay(random, salon) } });
    const free = gunler?.flatMap(({ tarih, saatler }) => saatler.map((saat) => ({ tarih, saat }))) ?? [];
    if (free.length === 0) return { status: 409, message: 'Boş saat yok' };
    const sayfa = await server.send(sayfaCalls.get, { params });
    const kodu = await server.send(sayfaCalls.sendKod, { params, body: { cepTelefonu } });
    if (kodu.status !== 200) return kodu;
    const zaman = random.pick(free);
    // Every second one keeps the time while typing.
    const tutma = random.int(2) === 0 ? null : ((await server.send(sayfaCalls.tut, { params, body: { ...istek, ...zaman } })).tutma ?? null);
    const kisi = { adi: 'Zeynep', soyadi: 'Ak', cepTelefonu, smsKodu: await readSmsKodu(server, cepTelefonu), aydinlatmaID: sayfa.aydinlatma.id };
    const cevap = await server.send(sayfaCalls.book, { params, body: { ...istek, ...zaman, ...kisi, tutma } });
    if (cevap.status !== 200) return cevap;
    const { liste } = await server.send(sayfaCalls.randevularim, { params, body: { baglanti: cevap.baglanti } });
    remember(olay, liste[0]!.id);
    soz.linkler.push({ baglanti: cevap.baglanti, randevuID: liste[0]!.id });
    return cevap;
  },
  /** A customer moves the own appointment, to a time that the page shows or to one that it does not. */
  async moveOwn(olay: Olay): Promise<Cevap | undefined> {
    const { server, salon, random } = olay;
    const own = anyLink(olay);
    if (!own) return undefined;
    const { params, body } = own;
    const { gunler } = await server.send(sayfaCalls.tasimaSaatleri, { params, body: { ...body, ilkGun: anyDay(random, salon) } });
    const free = gunler?.flatMap(({ tarih, saatler }) => saatler.map((saat) => ({ tarih, saat }))) ?? [];
    const zaman = free.length > 0 && random.int(3) > 0 ? random.pick(free) : { tarih: anyDay(random, salon), saat: anyPlace(random, salon).baslangicSaat };
    return changedOwn(olay, body.randevuID, server.send(sayfaCalls.tasi, { params, body: { ...body, ...zaman } }));
  },
  async cancelOwn(olay: Olay): Promise<Cevap | undefined> {
    const own = anyLink(olay);
    return own && changedOwn(olay, own.body.randevuID, olay.server.send(sayfaCalls.iptal, own));
  },
  async confirmOwn(olay: Olay): Promise<Cevap | undefined> {
    const own = anyLink(olay);
    return own && changedOwn(olay, own.body.randevuID, olay.server.send(sayfaCalls.onayla, own));
  },
};

/** A customer who has booked on the page, with the body that their link needs. */
function anyLink({ random, soz, salon }: Olay) {
  if (soz.linkler.length === 0) return undefined;
  return { params: { kod: salon.sayfa.kod }, body: random.pick(soz.linkler) };
}

/** The frequency of each act, in percent. */
const AGIRLIKLAR: Readonly<Record<keyof typeof olaylar, number>> = {
  // At the desk.
  book: 30,
  visit: 6,
  series: 3,
  move: 13,
  transfer: 4,
  setDurum: 8,
  remove: 5,
  restore: 4,
  request: 5,
  approve: 4,
  suggest: 3,
  offer: 2,
  answer: 2,
  // By customers, on the page and by their links.
  answerOwn: 2,
  bookOnline: 4,
  moveOwn: 3,
  cancelOwn: 1,
  confirmOwn: 1,
};
const HEPSI = Object.entries(AGIRLIKLAR).flatMap(([ad, agirlik]) => Array.from({ length: agirlik }, () => ad as keyof typeof olaylar));

/** Begins another day for all daily limits. The clock of the tests stands still, so the counts are deleted. */
export const turnDay = (server: TestServer) => server.house('delete from deneme');

/** Does the next random act at a desk, or on the phone of a customer. */
export async function happen(olay: Olay): Promise<void> {
  const ad = olay.random.pick(HEPSI);
  const cevap = await olaylar[ad](olay);
  if (!cevap) return;
  if (cevap.status >= 500) throw new Error(`${ad} ended with ${cevap.status}: ${cevap.message}\n${faultsOf(olay.server)}`);
  const key = `${ad} ${cevap.status}`;
  olay.soz.cevaplar[key] = (olay.soz.cevaplar[key] ?? 0) + 1;
}

/** The errors in the log of the server. */
const faultsOf = (server: TestServer) => server.logged().split('\n').filter((line) => line.startsWith('{"level":50')).join('\n');
