import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays, daysBetween } from '@defter/rules/tarih.ts';
import { expect, it } from 'vitest';
import { createRandom } from '../../src/platform/random.ts';
import { BUGUN, useOwnServer } from '../server.ts';
import { daysOf, gereklerOf, isFree, searchDay, type Soru } from './duz-arama.ts';
import { GUN_SAYISI, openSalon, type Salon, take } from './salon.ts';

/* Random salons, made through calls. The times offered to the desk and on the customers' page have to be those that a slow search finds minute by minute. */
const SALON = Number(process.env.BOS_SAATLER ?? 5);
/** The present minute of the day: 10:00. */
const SIMDI = 600;

const server = useOwnServer();

/** One service or two, with anybody, with a certain colleague or in a certain column. */
function anySoru({ random, gercek, kisiler }: Salon): Soru {
  const hizmetIDler = [...new Set(Array.from({ length: 1 + random.int(2) }, () => random.pick(gercek.hizmetler).id))];
  const [sutunID, personelID] = random.pick<[number | null, number | null]>([[null, null], [null, null], [random.pick(gercek.sutunlar).id, null], [null, random.pick(kisiler)]]);
  const randevular = [...gercek.alinanlar.keys()].filter((id) => typeof id === 'number');
  const randevuID = random.int(4) === 0 && randevular.length > 0 ? random.pick(randevular) : null;
  return { hizmetIDler, sutunID, personelID, sure: random.int(5) === 0 ? 20 + random.int(80) : null, randevuID, vardiyaDisi: random.int(2) === 0, simdi: SIMDI, kisiler: null };
}

/** The answer to the desk, each time with its column and further places. */
async function ask({ bayi, masa, ilkGun }: Salon, { hizmetIDler, sutunID, personelID, sure, randevuID, vardiyaDisi }: Soru) {
  const query = { baslangicTarihi: ilkGun, bitisTarihi: addDays(ilkGun, GUN_SAYISI - 1), altUrunIDler: hizmetIDler, randevuSutunBaslikID: sutunID, uygulayanPersonelID: personelID, sure, randevuID };
  const sorulan = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null));
  const { liste } = await server.mustSend(randevuCalls.doluBos, { query: sorulan }, { jeton: (vardiyaDisi ? bayi : masa).jeton });
  return liste.map(({ tarih, bosSaatler }) => ({ tarih, saatler: bosSaatler.map(({ baslangicSaat, randevuSutunBaslikID, yerler }) => ({ baslangic: toDakika(baslangicSaat), sutunlar: [randevuSutunBaslikID, ...yerler] })) }));
}

/** Whether these columns meet the needs, as many of each as it takes, and are free. */
function suffices({ gercek }: Salon, soru: Soru, tarih: string, { baslangic, sutunlar }: { baslangic: number; sutunlar: number[] }): boolean {
  const kalan = [...sutunlar];
  for (const gerek of gereklerOf(gercek, soru)) {
    for (const id of kalan.splice(0, gerek.sayi)) {
      const sutun = gerek.sutunlar.find((biri) => biri.id === id);
      if (!sutun || !isFree(gercek, sutun, tarih, baslangic, soru)) return false;
    }
  }
  return kalan.length === 0 && new Set(sutunlar).size === sutunlar.length;
}

it.each(Array.from({ length: SALON }, (_, i) => i + 1))('the desk is offered what a plain search finds, and can book it (salon %i)', async (seed) => {
  const salon = await openSalon(server, createRandom(seed));
  for (let i = 0; i < 12; i += 1) {
    const soru = anySoru(salon);
    const gunler = await ask(salon, soru);
    expect(gunler.map(({ tarih, saatler }) => [tarih, ...saatler.map(({ baslangic }) => toSaat(baslangic))]), JSON.stringify(soru)).toEqual(daysOf(salon.ilkGun, GUN_SAYISI).map((tarih) => [tarih, ...searchDay(salon.gercek, soru, tarih).map(toSaat)]));
    const bulunan = gunler.flatMap(({ tarih, saatler }) => saatler.map((saat) => ({ tarih, ...saat })));
    expect(bulunan.filter(({ tarih, ...saat }) => !suffices(salon, soru, tarih, saat))).toEqual([]);
    if (bulunan.length === 0 || soru.sure !== null || soru.randevuID !== null) continue;
    const { tarih, baslangic, sutunlar } = salon.random.pick(bulunan);
    const kim = soru.vardiyaDisi ? salon.bayi : salon.masa;
    expect(await take(salon, { tarih, baslangic, sutunID: sutunlar[0]!, hizmetIDler: soru.hizmetIDler, kim }), JSON.stringify({ soru, tarih, baslangic, sutunlar })).toMatch(/^200 /);
  }
});

it.each(Array.from({ length: SALON }, (_, i) => 100 + i))('the page offers what a plain search finds (salon %i)', async (seed) => {
  const salon = await openSalon(server, createRandom(seed));
  const { random, gercek, kisiler, bayi, ilkGun } = salon;
  const kod = `duz-arama-${seed}`;
  for (let i = 0; i < 4; i += 1) {
    const sunulan = random.int(2) === 0 ? [] : kisiler.filter(() => random.int(2) === 0);
    const hizmetler = random.int(2) === 0 ? [] : gercek.hizmetler.slice(0, 3).map(({ id }) => id);
    const [enErkenSaat, enGecGun] = [random.pick([0, 2, 30]), daysBetween(BUGUN, ilkGun) + random.pick([2, 5, 40])];
    await server.mustSend(onlineRandevuCalls.saveAyarlar, { body: { sayfaAcik: true, sayfaKodu: kod, sayfaHizmetleri: hizmetler, sayfaPersonelleri: sunulan, enErkenSaat, enGecGun } }, { jeton: bayi.jeton });
    for (let j = 0; j < 3; j += 1) {
      const { hizmetIDler, personelID } = anySoru(salon);
      const body = { altUrunIDler: hizmetIDler, personelID, ilkGun };
      const { status, gunler } = await server.send(sayfaCalls.saatler, { params: { kod }, body });
      if (hizmetler.length > 0 && hizmetIDler.some((id) => !hizmetler.includes(id))) {
        expect(status).toBe(404);
        continue;
      }
      const soru: Soru = { hizmetIDler, sutunID: null, personelID, sure: null, randevuID: null, vardiyaDisi: false, simdi: SIMDI + enErkenSaat * 60, kisiler: sunulan.length > 0 ? sunulan : null };
      const isOffered = personelID === null || sunulan.length === 0 || sunulan.includes(personelID);
      const beklenen = daysOf(ilkGun, Math.min(7, enGecGun - daysBetween(BUGUN, ilkGun) + 1)).map((tarih) => [tarih, ...(isOffered ? searchDay(gercek, soru, tarih).map(toSaat) : [])]);
      expect(gunler.map(({ tarih, saatler }) => [tarih, ...saatler]), JSON.stringify(soru)).toEqual(beklenen);
    }
  }
});
