import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { addDays, addMonths, startOfMonth } from '@defter/rules/tarih.ts';
import { chance, moveTo, read, send } from '../../isler/masa.ts';
import { did, type Is } from '../masa.ts';

const HICBIR = { kasa: [], bakiye: [] };

/* Acts of the calendar days: new days, and the closing of days and months. */
export const gunIsleri = {
  async nextDay(masa) {
    const { salon, random } = masa;
    moveTo(salon, addDays(salon.bugun, 1 + random.int(chance(random, 3) ? 12 : 2)), 540);
    return did({ status: 200, message: '' }, HICBIR);
  },
  /** Counts the cash and closes the day; unfinished work is carried over. */
  async closeDay(masa) {
    const { salon, random } = masa;
    const tarih = addDays(salon.bugun, -random.int(3));
    const sayim = await send(masa, gunSonuCalls.say, { body: { tarih, adetler: [{ birim: 200, adet: random.int(9) }, { birim: 0.05, adet: random.int(9) }] } });
    if (sayim.status !== 200) return did(sayim);
    const gun = await read(masa, gunSonuCalls.get, { query: { tarih } });
    const devir = chance(random, 5) ? {} : { devredilenSatislar: gun.satislar.map(({ id }) => id), devredilenRandevular: gun.randevular.map(({ id }) => id) };
    return did(await send(masa, gunSonuCalls.kapat, { body: { tarih, sayimID: sayim.id, ...devir, farkNedeni: 'Bozuk para' } }), HICBIR);
  },
  async openDay(masa) {
    const { salon } = masa;
    for (let gun = salon.bugun; gun > addDays(salon.bugun, -15); gun = addDays(gun, -1)) {
      const { kapanis } = await read(masa, gunSonuCalls.get, { query: { tarih: gun } });
      if (kapanis && kapanis.acilmaZamani === null) return did(await send(masa, gunSonuCalls.ac, { body: { id: kapanis.id, neden: 'Unutulan gider' } }), HICBIR);
    }
    return undefined;
  },
  /** The commission of the month before. */
  async closeMonth(masa) {
    const ay = addMonths(startOfMonth(masa.salon.bugun), -1);
    return did(await send(masa, primCalls.kapat, { body: { ay } }), HICBIR);
  },
} satisfies Record<string, Is>;
