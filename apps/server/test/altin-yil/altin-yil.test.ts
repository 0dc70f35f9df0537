import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { mutabakatCalls } from '@defter/contract/mutabakat.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { addDays, addMonths, weekday } from '@defter/rules/tarih.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMutabakat } from '../../src/modules/mutabakat/mutabakat-line.ts';
import { createRandom } from '../../src/platform/random.ts';
import { useServer } from '../server.ts';
import { balance, collectedOn, commission, expenses, HESAPLAR, income, instalments, points, salesTotal, sessionsLeft, till } from './defter.ts';
import { happen } from './isler.ts';
import { ask, moveTo, openSalon, type Yil } from './salon.ts';

/*
 * One salon, one year, made through the calls with the clock moved on, the same each time. Beside it a notebook (defter.ts) adds up what was
 * asked; at the end, and on the way at each closed day and month, the server has to say the same. `npm run bench -- altin` makes 15,000 acts.
 */
const ISLEM = Number(process.env.ALTIN_YIL ?? 450);
const ILK = '2026-01-02';
const SON = '2026-12-30';
const PAZAR = 7;
/** A small year works on every fifth day or so, a large one every day. */
const ADIM = ISLEM < 3000 ? 5 : 1;

const server = useServer();
let yil: Yil;
const lira = (kurus: number) => kurus / 100;

/** Sundays are closed. */
function workdays(): Set<string> {
  const gunler = new Set<string>();
  for (let gun = ILK; gun <= SON; gun = addDays(gun, ADIM)) gunler.add(weekday(gun) === PAZAR ? addDays(gun, 1) : gun);
  return gunler;
}

/** Counts the cash and closes the day: what should be there has to be what the notebook says. */
async function closeDay(): Promise<void> {
  const { defter, bugun } = yil;
  const nakit = Math.max(0, lira(till(defter, HESAPLAR.nakit)));
  const adetler = [{ birim: 200, adet: Math.floor(nakit / 200) }, { birim: 1, adet: Math.floor(nakit % 200) }];
  const sayim = await ask(yil, gunSonuCalls.say, { body: { tarih: bugun, adetler } });
  expect({ bugun, beklenen: sayim.beklenen }).toEqual({ bugun, beklenen: lira(till(defter, HESAPLAR.nakit)) });
  await ask(yil, gunSonuCalls.kapat, { body: { tarih: bugun, sayimID: sayim.id, farkNedeni: 'Kuruşlar' } });
  const { kapanis } = await ask(yil, gunSonuCalls.get, { query: { tarih: bugun } });
  expect({ bugun, tahsilat: kapanis!.ozet.tahsilat }).toEqual({ bugun, tahsilat: lira(collectedOn(defter, bugun)) });
}

/** Closes the commission of the month before, and compares it with the notebook. */
async function closeMonth(): Promise<void> {
  const ay = addMonths(`${yil.bugun.slice(0, 7)}-01`, -1);
  const { prim } = await ask(yil, primCalls.kapat, { body: { ay } });
  const { liste } = await ask(yil, primCalls.ay, { query: { ay } });
  const beklenen = commission(yil.defter, ay.slice(0, 7));
  expect({ ay, primler: new Map(liste.filter((kisi) => kisi.prim !== 0).map((kisi) => [kisi.personelID, Math.round(kisi.prim * 100)])) }).toEqual({ ay, primler: beklenen });
  expect(Math.round(prim * 100)).toBe([...beklenen.values()].reduce((sum, one) => sum + one, 0));
  yil.defter.primler.set(ay, beklenen);
}

beforeAll(async () => {
  yil = await openSalon(server, createRandom(2026));
  const gunler = [...workdays()];
  let done = 0;
  for (const [i, gun] of gunler.entries()) {
    const before = yil.bugun.slice(0, 7);
    moveTo(yil, gun, 9 * 60);
    if (i > 0 && gun.slice(0, 7) !== before) await closeMonth();
    const until = Math.round((ISLEM * (i + 1)) / gunler.length);
    for (; done < until; done += 1) {
      moveTo(yil, gun, Math.min(20 * 60, yil.dakika + 5));
      await happen(yil);
    }
    // Some days are closed by nobody.
    if (i % 5 !== 4) await closeDay();
  }
}, ISLEM * 400);

describe('at the end of the year the server says what the notebook says', () => {
  it('everything has happened', () => {
    expect(Object.keys(yil.sayilar).toSorted()).toEqual(['advance', 'cancel', 'collectOldest', 'giveBack', 'payInstalment', 'putSessionBack', 'sell', 'sellPackage', 'setOff', 'spend', 'transfer', 'useSession', 'visit']);
    expect(yil.defter.primler.size).toBe(11);
  });

  it('what was sold', async () => {
    let toplam = 0;
    let sayfa = 1;
    for (let okunan = 0, hepsi = 1; okunan < hepsi; sayfa += 1) {
      const { liste, toplamKayit } = await ask(yil, satisCalls.list, { query: { baslangicTarihi: ILK, bitisTarihi: SON, sayfa, sayfaBoyutu: 100 } });
      toplam += liste.reduce((sum, satis) => sum + Math.round(satis.toplamTutar * 100), 0);
      okunan += liste.length;
      hepsi = toplamKayit;
    }
    expect(toplam).toBe(salesTotal(yil.defter));
  });

  it('what came in and went out, and what each account of the till holds', async () => {
    const { gelir, gider } = await ask(yil, kasaCalls.list, { query: { baslangicTarihi: ILK, bitisTarihi: SON } });
    expect({ gelir, gider }).toEqual({ gelir: lira(income(yil.defter)), gider: lira(expenses(yil.defter)) });
    const { liste } = await ask(yil, kasaCalls.hesapBakiyeleri, {});
    for (const sekil of Object.values(HESAPLAR)) expect(liste.find(({ odemeSekliID }) => odemeSekliID === sekil)!.bakiye).toBe(lira(till(yil.defter, sekil)));
  });

  it('which instalments are late and which are to come', async () => {
    const { gecikti, bugun, bekliyor } = await ask(yil, taksitCalls.list, { query: {} });
    const plan = instalments(yil.defter, yil.bugun);
    expect({ gecikti: gecikti.tutar, bekliyor: Math.round((bekliyor.tutar + bugun.tutar) * 100) / 100 }).toEqual({ gecikti: lira(plan.gecikti), bekliyor: lira(plan.bekliyor) });
    expect(plan.gecikti).toBeGreaterThan(0);
  });

  it('what every customer owes, their points and the sessions that they have left', async () => {
    for (const id of yil.musteriler) {
      const { musteri } = await ask(yil, musteriCalls.get, { params: { id } });
      const { puan } = await ask(yil, puanCalls.hareketler, { params: { id } });
      const { liste } = await ask(yil, seansCalls.paketler, { params: { id }, query: { sayfaBoyutu: 500 } });
      expect({ id, bakiye: musteri.bakiye, puan: Math.round(puan * 100), seans: liste.reduce((sum, { kalan }) => sum + kalan, 0) }).toEqual({
        id,
        bakiye: lira(balance(yil.defter, id)),
        puan: points(yil.defter, id),
        seans: sessionsLeft(yil.defter, id),
      });
    }
  });

  it('what every colleague has earned in the closed months', async () => {
    for (const { personelID } of yil.saticilar) {
      const kapanan = [...yil.defter.primler.values()].reduce((sum, ay) => sum + (ay.get(personelID) ?? 0), 0);
      const { hakEdis } = await ask(yil, personelCariCalls.list, { params: { id: personelID } });
      expect({ personelID, hakEdis: Math.round(hakEdis * 100) }).toEqual({ personelID, hakEdis: kapanan });
    }
  });

  it('and the till proves itself', async () => {
    const { id } = await ask(yil, mutabakatCalls.iste, {});
    await makeMutabakat(server.platform.database, { bayiID: yil.bayi.bayiID, id }, server.platform.app.log);
    const { kanitlar, farklar } = await ask(yil, mutabakatCalls.farklar, { params: { id } });
    expect(farklar).toEqual([]);
    expect(kanitlar.filter(({ bakilan }) => bakilan === 0)).toEqual([]);
  });
});
