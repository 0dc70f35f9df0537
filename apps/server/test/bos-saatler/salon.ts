import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { beklemeCalls } from '@defter/contract/bekleme.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { istisnaCalls } from '@defter/contract/istisna.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { GUN_KAPALI, GUNLER } from '@defter/rules/acik-saat.ts';
import { toSaat } from '@defter/rules/saat.ts';
import { addDays, daysBetween, type Tarih } from '@defter/rules/tarih.ts';
import type { Random } from '../../src/platform/random.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, type TestBayi } from '../build.ts';
import { BUGUN, type TestServer } from '../server.ts';
import { type Gercek, type Hizmet, sureOf, type Sure } from './duz-arama.ts';

export type Salon = { server: TestServer; random: Random; bayi: TestBayi; /** A person who may not book outside of the shifts. */ masa: TestBayi; gercek: Gercek; musteriler: number[]; kisiler: number[]; ilkGun: Tarih };

export const GUN_SAYISI = 9;
const GUN = 24 * 60;
/** The weeks of the tests: the present one, and those of two holidays. */
const HAFTALAR = [BUGUN, '2026-12-28', '2027-03-05'];

const some = <T>({ next }: Random, list: readonly T[], chance = 0.5): T[] => list.filter(() => next() < chance);
const anyDay = ({ random, ilkGun }: Salon): Tarih => addDays(ilkGun, random.int(GUN_SAYISI));
/** A stretch of a day, on the grid of five minutes. */
function anySure({ int }: Random, [from, to]: [number, number], [least, most]: [number, number]): Sure {
  const length = least + int((most - least) / 5 + 1) * 5;
  const ilk = from + int((to - from - length) / 5 + 1) * 5;
  return { ilk, son: ilk + length };
}
const saatler = ({ ilk, son }: Sure) => ({ baslangicSaat: toSaat(ilk), bitisSaat: toSaat(son) });
const onAxis = (tarih: Tarih, { ilk, son }: Sure): Sure => ({ ilk: daysBetween(BUGUN, tarih) * GUN + ilk, son: daysBetween(BUGUN, tarih) * GUN + son });

/** A salon with random settings, plans and bookings; acts that the server refuses have not happened. */
export async function openSalon(server: TestServer, random: Random): Promise<Salon> {
  const bayi = await buildBayi(server);
  const gercek: Gercek = { adim: random.pick([15, 20, 30]), hafta: [], tatildeKapali: random.int(2) === 0, ozelGunler: [], aralar: [], sutunlar: [], hizmetler: [], vardiyalar: [], izinler: [], alinanlar: new Map() };
  const salon: Salon = { server, random, bayi, masa: await buildPersonel(server, bayi, ['randevuGoruntule', 'randevuEkle']), gercek, musteriler: [], kisiler: [], ilkGun: random.pick(HAFTALAR) };
  for (let i = 0; i < 4; i += 1) salon.musteriler.push((await buildMusteri(server, bayi)).id);
  await setHours(salon);
  await addColumns(salon);
  for (let i = 0; i < 4; i += 1) await addHizmet(salon);
  for (let i = 0; i < 4; i += 1) await addIstisna(salon);
  await planShifts(salon);
  for (const personelID of some(random, salon.kisiler)) await addIzin(salon, personelID);
  for (let i = 0; i < 28; i += 1) await book(salon);
  for (let i = 0; i < 3; i += 1) await keep(salon);
  for (let i = 0; i < 5; i += 1) await change(salon);
  return salon;
}

const save = ({ server, bayi }: Salon, call: AnyCall, body: object) => server.mustSend(call, { body }, { jeton: bayi.jeton });
const attempt = ({ server, bayi }: Salon, call: AnyCall, body: object) => server.send(call, { body }, { jeton: bayi.jeton });

async function setHours(salon: Salon): Promise<void> {
  const { random, gercek } = salon;
  const olagan = anySure(random, [7 * 60, 22 * 60], [5 * 60, 8 * 60]);
  const own = GUNLER.map(() => [undefined, undefined, undefined, null, anySure(random, [8 * 60, 21 * 60], [3 * 60, 6 * 60])][random.int(5)]);
  gercek.hafta = own.map((gun) => (gun === undefined ? olagan : gun));
  const gunler = Object.fromEntries(GUNLER.map((gun, i) => [gun, own[i] === null ? GUN_KAPALI : own[i] && `${toSaat(own[i].ilk)}-${toSaat(own[i].son)}`]).filter(([, saat]) => saat !== undefined));
  await save(salon, randevuCalls.saveAyarlar, { zamanPeriyodu: gercek.adim, tatildeKapali: gercek.tatildeKapali, baslangicSaati: toSaat(olagan.ilk), bitisSaati: toSaat(olagan.son), ...gunler });
}

/** Columns of up to three people, of pairs, of rooms and devices, and one heading for anything; some take two at once, one is hidden. */
async function addColumns(salon: Salon): Promise<void> {
  const { random, server, bayi, gercek, kisiler } = salon;
  for (let i = 0; i < 1 + random.int(3); i += 1) kisiler.push((await buildPersonel(server, bayi)).personelID);
  const istenen = [
    ...kisiler.map((personelID) => ({ personelID, tur: null })),
    ...some(random, kisiler, 0.2).map((personelID) => ({ personelID, tur: null })),
    ...Array.from({ length: random.int(3) }, () => ({ personelID: null, tur: 'oda' as const })),
    ...Array.from({ length: random.int(3) }, () => ({ personelID: null, tur: 'cihaz' as const })),
    { personelID: null, tur: null },
    { personelID: null, tur: 'oda' as const, hidden: true },
  ].map((sutun) => ({ hidden: false, ...sutun, tek: random.int(6) > 0 }));
  const model = istenen.map(({ personelID, tur, tek, hidden }, i) => ({
    id: 0,
    randevuSiraNo: 10 + i,
    sutunBaslikTipi: personelID === null ? SutunBaslikTipi.serbest : SutunBaslikTipi.personel,
    adi: `Sütun ${i}`,
    personelID,
    yerTuru: tur,
    randevudaGoster: !hidden,
    ayniSaatteRandevuVerilmesin: tek,
  }));
  // The first columns of the salon stand for the owner, who books nothing here.
  const { liste } = await server.mustSend(randevuCalls.basliklar, { query: { tumu: true } }, { jeton: bayi.jeton });
  const { idler } = await server.mustSend(randevuCalls.saveBasliklar, { body: { model: [...liste.map((baslik) => ({ ...baslik, randevudaGoster: false })), ...model] } }, { jeton: bayi.jeton });
  gercek.sutunlar = istenen.map(({ hidden, ...sutun }, i) => ({ ...sutun, id: idler[i]!, hidden })).filter(({ hidden }) => !hidden);
}

async function addHizmet(salon: Salon): Promise<void> {
  const { random, server, bayi, gercek, kisiler } = salon;
  const idler = gercek.sutunlar.map(({ id }) => id);
  const hizmet = { sure: 15 + random.int(16) * 5, once: random.pick([0, 0, 10]), sonra: random.pick([0, 0, 15]) };
  const { id } = await buildAltUrun(server, bayi, { urunSure: hizmet.sure, tamponOnce: hizmet.once, tamponSonra: hizmet.sonra });
  const yapanlar = {
    personelIDler: random.int(2) === 0 ? [] : some(random, kisiler),
    sutunIDler: random.int(4) > 0 ? [] : some(random, idler),
    yerIDler: random.int(2) === 0 ? [] : some(random, gercek.sutunlar.filter(({ tur }) => tur !== null)).map((sutun) => sutun.id),
  };
  const sayi = random.int(4) === 0 ? 2 : 1;
  await save(salon, altUrunCalls.saveYapanlar, { altUrunID: id, ...yapanlar, personelSayisi: sayi });
  gercek.hizmetler.push({ id, ...hizmet, ...yapanlar, sayi });
}

async function addIstisna(salon: Salon): Promise<void> {
  const { random, gercek } = salon;
  const [tur, ilkGun, saat] = [random.pick(['kapali', 'saat', 'ara', 'ara']), anyDay(salon), anySure(random, [8 * 60, 20 * 60], [30, 240])];
  const sonGun = random.pick([ilkGun, addDays(ilkGun, random.int(3)), null]);
  const sutunID = tur === 'ara' && random.int(2) === 0 ? random.pick(gercek.sutunlar).id : null;
  const gunler = tur === 'ara' && random.int(2) === 0 ? [1 + random.int(7), 7].slice(0, 1 + random.int(2)) : [];
  const body = { tur, randevuSutunBaslikID: sutunID, baslangicTarihi: ilkGun, bitisTarihi: sonGun, ...(tur !== 'kapali' && saatler(saat)), gunler, aciklama: 'Deneme' };
  // Two exceptions of one day are refused.
  if ((await attempt(salon, istisnaCalls.create, body)).status !== 200) return;
  if (tur === 'ara') gercek.aralar.push({ ...saat, sutunID, ilkGun, sonGun, gunler });
  else gercek.ozelGunler.push({ ilkGun, sonGun: sonGun ?? ilkGun, saatler: tur === 'kapali' ? null : saat });
}

/** Every second salon works in shifts, some of them over midnight, some of no length; some weeks of some people are planned. */
async function planShifts(salon: Salon): Promise<void> {
  const { random, gercek, kisiler, ilkGun } = salon;
  if (random.int(2) === 0) return;
  await save(salon, ayarCalls.save, { vardiyaKullanilsin: true });
  const sablonlar = [anySure(random, [8 * 60, 22 * 60], [240, 480]), anySure(random, [8 * 60, 22 * 60], [60, 300]), { ilk: 17 * 60, son: GUN + 60 }, { ilk: 600, son: 600 }];
  const idler: number[] = [];
  for (const [i, { ilk, son }] of sablonlar.entries()) idler.push(((await save(salon, vardiyaCalls.createSablon, { sablonAdi: `Deneme ${i}`, baslangicSaati: toSaat(ilk), bitisSaati: toSaat(son % GUN) })) as unknown as { id: number }).id);
  for (const personelID of some(random, kisiler, 0.7)) {
    const gunler = some(random, Array.from({ length: GUN_SAYISI + 2 }, (_, gun) => addDays(ilkGun, gun - 1)), 0.6).map((tarih) => ({ tarih, sira: random.int(4) }));
    if (gunler.length === 0) continue;
    await save(salon, vardiyaCalls.saveKayitlar, { vardiyaRandevular: gunler.map(({ tarih, sira }) => ({ personelID, tarih, vardiyaSablon: { id: idler[sira] } })) });
    gercek.vardiyalar.push(...gunler.map(({ tarih, sira }) => ({ personelID, tarih, ...onAxis(tarih, sablonlar[sira]!) })));
  }
}

async function addIzin(salon: Salon, personelID: number): Promise<void> {
  const { random, gercek } = salon;
  const cikisTarihi = anyDay(salon);
  const gelisTarihi = addDays(cikisTarihi, random.int(2));
  const { ilk, son } = anySure(random, [8 * 60, 21 * 60], [60, 240]);
  await save(salon, izinCalls.create, { personelID, cikisTarihi, cikisSaati: toSaat(ilk), gelisTarihi, gelisSaati: toSaat(son) });
  gercek.izinler.push({ personelID, ilk: onAxis(cikisTarihi, { ilk, son }).ilk, son: onAxis(gelisTarihi, { ilk, son }).son });
}

/** Notes an appointment where it stands, in the columns that the server has given it. */
async function note({ server, bayi, gercek }: Salon, id: number, tarih: Tarih, sure: Sure, hizmetler: readonly Hizmet[]): Promise<void> {
  const { liste } = await server.mustSend(randevuCalls.list, { query: { baslangicTarihi: tarih, bitisTarihi: tarih } }, { jeton: bayi.jeton });
  const { sutunlar } = liste.find((randevu) => randevu.id === id)!;
  gercek.alinanlar.set(id, { ...onAxis(tarih, sure), once: hizmetler[0]?.once ?? 0, sonra: hizmetler.at(-1)?.sonra ?? 0, sutunlar });
}

/** An appointment at a random time; every second time over closed or taken hours. */
async function book(salon: Salon): Promise<void> {
  const { random, gercek, musteriler } = salon;
  const hizmetler = some(random, gercek.hizmetler, 0.3);
  const [randevuTarihi, sure] = [anyDay(salon), anySure(random, [7 * 60, 22 * 60], [15, 120])];
  const zorlamaNedeni = random.int(2) === 0 ? 'Deneme' : null;
  const body = { musteriID: random.pick(musteriler), randevuSutunBaslikID: random.pick(gercek.sutunlar).id, randevuTarihi, ...saatler(sure), randevuHizmet: hizmetler.map(({ id }) => ({ altUrunID: id })), zorlamaNedeni };
  const { status, id } = (await attempt(salon, randevuCalls.create, body)) as unknown as { status: number; id: number };
  if (status === 200) await note(salon, id, randevuTarihi, sure, hizmetler);
}

/** Keeps a time for a customer whom the desk asks, in a column without further needs. */
async function keep(salon: Salon): Promise<void> {
  const { random, gercek, musteriler } = salon;
  const [sutun, tarih, sure] = [random.pick(gercek.sutunlar), anyDay(salon), anySure(random, [8 * 60, 20 * 60], [30, 90])];
  const body = { randevuSutunBaslikID: sutun.id, randevuTarihi: tarih, ...saatler(sure), musteriID: random.pick(musteriler), altUrunIDler: [], dakika: 240 };
  const { status, id } = (await attempt(salon, beklemeCalls.teklifEt, body)) as unknown as { status: number; id: number };
  if (status === 200) gercek.alinanlar.set(`teklif ${id}`, { ...onAxis(tarih, sure), once: 0, sonra: 0, sutunlar: [sutun.id] });
}

/** Cancels or deletes one of the appointments, or moves it within its day. */
async function change(salon: Salon): Promise<void> {
  const { random, gercek } = salon;
  const idler = [...gercek.alinanlar.keys()].filter((id) => typeof id === 'number');
  if (idler.length === 0) return;
  const id = random.pick(idler);
  if (random.int(2) === 0) await save(salon, randevuCalls.update, { id, randevuDurumu: random.pick(['I', 'E']) });
  else await save(salon, randevuCalls.remove, { id, silmeNedeni: 'Deneme' });
  gercek.alinanlar.delete(id);
}

/** Books an offered time, and notes it. Answers with the server's reply. */
export async function take(salon: Salon, { tarih, baslangic, sutunID, hizmetIDler, kim }: { tarih: Tarih; baslangic: number; sutunID: number; hizmetIDler: number[]; kim: TestBayi }): Promise<string> {
  const { server, random, gercek, musteriler } = salon;
  const { sure } = sureOf(gercek, { hizmetIDler, sure: null });
  const zaman = { ilk: baslangic, son: baslangic + sure };
  const body = { musteriID: random.pick(musteriler), randevuSutunBaslikID: sutunID, randevuTarihi: tarih, ...saatler(zaman), randevuHizmet: hizmetIDler.map((altUrunID) => ({ altUrunID })) };
  const { status, message, id } = await server.send(randevuCalls.create, { body }, { jeton: kim.jeton });
  if (status === 200) await note(salon, id, tarih, zaman, hizmetIDler.map((hizmetID) => gercek.hizmetler.find((hizmet) => hizmet.id === hizmetID)!));
  return `${status} ${message}`;
}
