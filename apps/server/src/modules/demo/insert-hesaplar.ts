import type { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { kurus, ZERO } from '@defter/rules/para.ts';
import { addDays, type Tarih } from '@defter/rules/tarih.ts';
import type { Context } from '../../platform/http/context.ts';
import { insertKasa } from '../kasa/save-kasa.ts';
import { createCari } from '../personel/cari/save-cari.ts';

type SaveContext = Context<typeof personelCariCalls.create>;
type Dunya = Omit<SaveContext, 'body' | 'params' | 'query'>;
type Hareket = Partial<SaveContext['body']> & Pick<SaveContext['body'], 'tur' | 'gider' | 'tarih'>;

/** As the payment methods and cash categories of a new business have them. */
const HAVALE = 4;
const MAAS = 22;
const AVANS = 23;
const NAKIT = 1;
const PERSONEL = 3;
/** In kuruş: a month's wage, and what the account holds besides the wages. */
const MAAS_TUTARI = 32_500_00;
const DEVIR = 41_750_00;

/** Last month's wages, paid by transfer, and what was earned and asked for since: the accounts of the demo's team. */
export async function insertHesaplar(dunya: Dunya, personelIDler: readonly number[], bugun: Tarih): Promise<void> {
  const ayBasi = `${bugun.slice(0, 8)}01`;
  const aySonu = addDays(ayBasi, -1);
  // Wages are paid out of what the account held when the month began.
  const devir = { gelirMi: true, tutar: kurus(DEVIR + MAAS_TUTARI * personelIDler.length), odemeSekliID: HAVALE, kategoriID: null, altKategoriID: null, personelID: null };
  await insertKasa(dunya, { ...devir, id: 0, tarih: ayBasi, aciklama: 'Önceki aydan devreden' });
  for (const [kisi, personelID] of personelIDler.entries()) {
    const hareketler: Hareket[] = [
      { tur: 'maas', gider: kurus(MAAS_TUTARI), tarih: aySonu },
      { tur: 'kasa', gider: kurus(MAAS_TUTARI), tarih: ayBasi, odemeSekliID: HAVALE, altKategoriID: MAAS },
      { tur: 'prim', gider: kurus(1_850_00 + 320_00 * kisi), tarih: ayBasi },
      ...(kisi % 2 === 0 ? [{ tur: 'kasa' as const, gider: kurus(1_000_00), tarih: bugun, altKategoriID: AVANS }] : []),
    ];
    for (const hareket of hareketler) {
      const body = { id: 0, personelID, gelir: ZERO, odemeSekliID: NAKIT, kategoriID: PERSONEL, altKategoriID: null, aciklama: null, ...hareket };
      await createCari({ ...dunya, body, params: {}, query: {} });
    }
  }
}
