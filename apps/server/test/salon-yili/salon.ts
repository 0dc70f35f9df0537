import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import { toSaat } from '@defter/rules/saat.ts';
import type { Random } from '../../src/platform/random.ts';
import { buildAltUrun, buildBayi, buildMusteri, buildPersonel, buildSutun, type TestBayi } from '../build.ts';
import { buildSayfa, type TestSayfa } from '../build-sayfa.ts';
import { BUGUN, type TestServer } from '../server.ts';

const MUSTERI = 60;
/** Minutes of a working day. */
const ILK = 9 * 60;
const SON = 20 * 60;
const ADIM = 15;

export type Hizmet = { id: number; sure: number };
export type Salon = { bayi: TestBayi; sayfa: TestSayfa; musteriler: { id: number; telefon: string }[]; sutunlar: number[]; hizmetler: Hizmet[]; gunler: number };

/** A salon of six colleagues, three rooms and two devices, whose services need a place, a device or two colleagues. */
export async function openSalon(server: TestServer, gunler: number): Promise<Salon> {
  const bayi = await buildBayi(server);
  const sayfa = await buildSayfa(server, bayi, { enErkenSaat: 0, enGecGun: 365 });
  const sutunlar = [sayfa.sutunID];
  for (let i = 0; i < 5; i += 1) sutunlar.push((await buildSutun(server, bayi, { personelID: (await buildPersonel(server, bayi)).personelID })).id);
  const model = [...['Oda 1', 'Oda 2', 'Oda 3'].map((adi) => ({ adi, yerTuru: 'oda' })), ...['Lazer', 'Solaryum'].map((adi) => ({ adi, yerTuru: 'cihaz' }))];
  const { idler } = await server.mustSend(
    randevuCalls.saveBasliklar,
    { body: { model: model.map((yer, i) => ({ ...yer, id: 0, randevuSiraNo: 50 + i, sutunBaslikTipi: SutunBaslikTipi.serbest })) } },
    { jeton: bayi.jeton },
  );
  const [odalar, cihazlar] = [idler.slice(0, 3), idler.slice(3)];
  const hizmetler: Hizmet[] = [];
  for (const { sure, ...gerek } of [{ sure: 30 }, { sure: 45, yerIDler: odalar }, { sure: 60, yerIDler: [...odalar, ...cihazlar] }, { sure: 30, personelSayisi: 2 }]) {
    const { id } = await buildAltUrun(server, bayi, { urunSure: sure, tamponSonra: sure === 60 ? 15 : 0 });
    if (Object.keys(gerek).length > 0) await server.mustSend(altUrunCalls.saveYapanlar, { body: { altUrunID: id, personelIDler: [], sutunIDler: [], ...gerek } }, { jeton: bayi.jeton });
    hizmetler.push({ id, sure });
  }
  const musteriler: Salon['musteriler'] = [];
  for (let i = 0; i < MUSTERI; i += 1) musteriler.push(await buildMusteri(server, bayi));
  return { bayi, sayfa, musteriler, sutunlar, hizmetler, gunler };
}

/** A day of the year from tomorrow on. */
export const anyDay = (random: Random, { gunler }: Salon): Tarih => addDays(BUGUN, 1 + random.int(gunler));

/** An appointment somewhere in a day, `after` minutes of it at the earliest. */
export function anyPlace(random: Random, { sutunlar, hizmetler }: Salon, after = ILK) {
  const { id: altUrunID, sure } = random.pick(hizmetler);
  const room = Math.max(1, Math.floor((SON - sure - after) / ADIM));
  const baslangic = Math.min(after + random.int(room) * ADIM, SON - sure);
  return {
    randevuSutunBaslikID: random.pick(sutunlar),
    baslangicSaat: toSaat(baslangic),
    bitisSaat: toSaat(baslangic + sure),
    randevuHizmet: [{ altUrunID }],
    son: baslangic + sure,
  };
}
