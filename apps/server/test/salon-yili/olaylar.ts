import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { ziyaretCalls } from '@defter/contract/ziyaret.ts';
import type { Random } from '../../src/platform/random.ts';
import { buildTelefon } from '../build.ts';
import { nextIp, readSmsKodu } from '../build-sayfa.ts';
import type { TestServer } from '../server.ts';
import { anyDay, anyPlace, type Salon } from './salon.ts';

/** What was promised so far. */
export type Soz = {
  /** Appointments that stand by themselves, and how often each was changed since. */
  tekler: Map<number, number>;
  /** The appointments of each visit and series. */
  ziyaretler: Map<number, number[]>;
  seriler: number[][];
  /** Requests that nobody has answered yet, and how many were booked. */
  talepler: number[];
  onaylanan: number;
  /** Free times that are offered to a customer, and how many were taken. */
  teklifler: number[];
  alinan: number;
  /** How many appointments customers booked by themselves. */
  online: number;
  /** How often each answer was given. */
  cevaplar: Record<string, number>;
};

export const newSoz = (): Soz => ({ tekler: new Map(), ziyaretler: new Map(), seriler: [], talepler: [], onaylanan: 0, teklifler: [], alinan: 0, online: 0, cevaplar: {} });

type Olay = { server: TestServer; salon: Salon; random: Random; soz: Soz };
type Cevap = { status: number; message: string };

const DURUMLAR = ['O', 'G', 'X', 'I', 'E', 'B'] as const;

/** One of the appointments that were given so far, of whatever kind. */
function anyRandevu({ random, soz }: Olay): number | undefined {
  const kind = random.int(10);
  if (kind < 2 && soz.ziyaretler.size > 0) return random.pick(random.pick([...soz.ziyaretler.values()]));
  if (kind < 3 && soz.seriler.length > 0) return random.pick(random.pick(soz.seriler));
  return soz.tekler.size === 0 ? undefined : random.pick([...soz.tekler.keys()]);
}

const asDesk = ({ salon }: Olay) => ({ jeton: salon.bayi.jeton });

async function changed(olay: Olay, id: number, answer: Promise<Cevap>): Promise<Cevap> {
  const cevap = await answer;
  const before = olay.soz.tekler.get(id);
  if (cevap.status === 200 && before !== undefined) olay.soz.tekler.set(id, before + 1);
  return cevap;
}

const olaylar = {
  async book(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { son: _son, ...yer } = anyPlace(random, salon);
    const cevap = await server.send(randevuCalls.create, { body: { ...yer, musteriID: random.pick(salon.musteriler), randevuTarihi: anyDay(random, salon) } }, asDesk(olay));
    if (cevap.status === 200) soz.tekler.set(cevap.id, 0);
    return cevap;
  },
  async visit(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const ilk = anyPlace(random, salon);
    const randevular = [ilk, ...Array.from({ length: 1 + random.int(2) }, () => anyPlace(random, salon, ilk.son))].map(({ son: _son, ...yer }) => yer);
    const cevap = await server.send(ziyaretCalls.create, { body: { musteriID: random.pick(salon.musteriler), randevuTarihi: anyDay(random, salon), randevular } }, asDesk(olay));
    if (cevap.status === 200) soz.ziyaretler.set(cevap.id, cevap.idler);
    return cevap;
  },
  async series(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { son: _son, ...yer } = anyPlace(random, salon);
    const gun = anyDay(random, salon);
    const kural = { periyotTipi: 1, periyotSayisi: 1 + random.int(7), zamanTipi: true, randevuTekrari: 2 + random.int(4), baslangicTarihi: gun };
    const cevap = await server.send(seriCalls.create, { body: { ...yer, ...kural, musteriID: random.pick(salon.musteriler) } }, asDesk(olay));
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
    return id === undefined ? undefined : changed(olay, id, olay.server.send(randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } }, asDesk(olay)));
  },
  async restore(olay: Olay): Promise<Cevap | undefined> {
    const id = anyRandevu(olay);
    return id === undefined ? undefined : changed(olay, id, olay.server.send(randevuCalls.restore, { body: { id } }, asDesk(olay)));
  },
  async request(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { son: _son, randevuHizmet, ...yer } = anyPlace(random, salon);
    const body = { ...yer, altUrunIDler: randevuHizmet.map(({ altUrunID }) => altUrunID), musteriID: random.pick(salon.musteriler), randevuTarihi: anyDay(random, salon) };
    const cevap = await server.send(randevuTalepCalls.create, { body }, asDesk(olay));
    if (cevap.status === 200) soz.talepler.push(cevap.id);
    return cevap;
  },
  /** Two desks may answer the same request. */
  async approve(olay: Olay): Promise<Cevap | undefined> {
    const { server, random, soz } = olay;
    if (soz.talepler.length === 0) return undefined;
    const cevap = await server.send(randevuTalepCalls.onayla, { body: { id: random.pick(soz.talepler) } }, asDesk(olay));
    if (cevap.status === 200) {
      soz.onaylanan += 1;
      soz.tekler.set(cevap.randevuID, 0);
    }
    return cevap;
  },
  /** Some of what stands goes to another column; every second time it is thought better of. */
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
    const body = { ...yer, randevuTarihi: anyDay(random, salon), altUrunIDler: randevuHizmet.map(({ altUrunID }) => altUrunID), musteriID: random.pick(salon.musteriler), dakika: 240 };
    const cevap = await server.send(beklemeCalls.teklifEt, { body }, asDesk(olay));
    if (cevap.status === 200) soz.teklifler.push(cevap.id);
    return cevap;
  },
  /** The customer says yes, or no; two desks may hear it. */
  async answer(olay: Olay): Promise<Cevap | undefined> {
    const { server, random, soz } = olay;
    if (soz.teklifler.length === 0) return undefined;
    const body = { id: random.pick(soz.teklifler) };
    if (random.int(3) === 0) return server.send(beklemeCalls.ret, { body }, asDesk(olay));
    const cevap = await server.send(beklemeCalls.kabul, { body }, asDesk(olay));
    if (cevap.status === 200) {
      soz.alinan += 1;
      soz.tekler.set(cevap.randevuID, 0);
    }
    return cevap;
  },
  async bookOnline(olay: Olay): Promise<Cevap> {
    const { server, salon, random, soz } = olay;
    const { kod, altUrunID } = salon.sayfa;
    const [params, ip, cepTelefonu] = [{ kod }, nextIp(), buildTelefon()];
    const istek = { altUrunIDler: [altUrunID], personelID: null };
    const { gunler } = await server.send(sayfaCalls.saatler, { params, body: { ...istek, ilkGun: anyDay(random, salon) } }, { ip });
    const free = gunler?.flatMap(({ tarih, saatler }) => saatler.map((saat) => ({ tarih, saat }))) ?? [];
    if (free.length === 0) return { status: 409, message: 'Boş saat yok' };
    const sayfa = await server.send(sayfaCalls.get, { params }, { ip });
    const kodu = await server.send(sayfaCalls.sendKod, { params, body: { cepTelefonu } }, { ip });
    if (kodu.status !== 200) return kodu;
    const kisi = { adi: 'Zeynep', soyadi: 'Ak', cepTelefonu, smsKodu: await readSmsKodu(server, cepTelefonu), aydinlatmaID: sayfa.aydinlatma.id };
    const cevap = await server.send(sayfaCalls.book, { params, body: { ...istek, ...random.pick(free), ...kisi } }, { ip });
    if (cevap.status === 200) soz.online += 1;
    return cevap;
  },
};

/** How often each happens, of a hundred. */
const AGIRLIKLAR: Readonly<Record<keyof typeof olaylar, number>> = { book: 35, visit: 7, series: 3, move: 15, transfer: 4, setDurum: 9, remove: 6, restore: 4, request: 6, approve: 5, offer: 2, answer: 2, bookOnline: 2 };
const HEPSI = Object.entries(AGIRLIKLAR).flatMap(([ad, agirlik]) => Array.from({ length: agirlik }, () => ad as keyof typeof olaylar));

/** Whatever comes next at a desk. */
export async function happen(olay: Olay): Promise<void> {
  const ad = olay.random.pick(HEPSI);
  const cevap = await olaylar[ad](olay);
  if (!cevap) return;
  if (cevap.status >= 500) throw new Error(`${ad} ended with ${cevap.status}: ${cevap.message}`);
  const key = `${ad} ${cevap.status}`;
  olay.soz.cevaplar[key] = (olay.soz.cevaplar[key] ?? 0) + 1;
}
