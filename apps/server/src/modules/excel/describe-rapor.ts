import type metinlerTr from '@defter/contract/excel-metinleri.tr.json';
import type { excelCalls } from '@defter/contract/excel.ts';
import type { RaporSuzgeci } from '@defter/contract/rapor-tanimi.ts';
import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';

type Suzgecler = Readonly<Record<string, unknown>>;
/** The days that the report was read for; null where it is of none. */
type Gunler = { baslangicTarihi: string | null; bitisTarihi: string | null };

export const isRapor = (tip: string): tip is HazirRapor => tip in RAPORLAR;

/**
 * What stands above the head of a report in a workbook, so that a printed or forwarded one says what it is of: its name, whose it is and when
 * it was read, and each filter in force by its name. Lists have none: they may be read in again.
 */
export async function describeRapor({ tx, oturum, clock }: Context<typeof excelCalls.export>, tip: HazirRapor, suzgecler: Suzgecler, { baslangicTarihi, bitisTarihi }: Gunler, metinler: typeof metinlerTr): Promise<string[]> {
  const { rows } = await sql<{ firmaAdi: string }>`select firma_adi as "firmaAdi" from bayi_ozet where id = ${oturum.bayiID}`.execute(tx);
  const zaman = clock.wallClock();
  const lines = [metinler.tip[tip], `${rows[0]!.firmaAdi} · ${formatTarih(zaman.slice(0, 10))} ${zaman.slice(11, 16)}`];
  const add = (suzgec: RaporSuzgeci, deger: string | null) => deger !== null && lines.push(`${metinler.suzgec[suzgec]}: ${deger}`);
  if (baslangicTarihi !== null && bitisTarihi !== null) add('donem', `${formatTarih(baslangicTarihi)} – ${formatTarih(bitisTarihi)}`);
  for (const suzgec of RAPORLAR[tip].suzgecler) {
    if (suzgec === 'donem') continue;
    if (suzgec === 'gun') add(suzgec, formatTarih(typeof suzgecler['tarih'] === 'string' ? suzgecler['tarih'] : clock.today()));
    else if (suzgec === 'gelirMi') add(suzgec, typeof suzgecler[suzgec] === 'boolean' ? metinler.suzgec[suzgecler[suzgec] ? 'gelir' : 'gider'] : null);
    else add(suzgec, typeof suzgecler[suzgec] === 'number' ? await nameOf(tx, suzgec, suzgecler[suzgec]) : null);
  }
  return lines;
}

const ADLAR = {
  personelID: sql`select concat_ws(' ', ad, soyad) as adi, id from personel_ozet`,
  grupID: sql`select adi, id from musteri_grubu`,
  altUrunID: sql`select adi, id from alt_urun_ozet`,
  odemeSekliID: sql`select adi, id from odeme_sekli`,
};

/** The name of a record; one that is not there is told by its number. */
async function nameOf(tx: Tx, suzgec: keyof typeof ADLAR, id: number): Promise<string> {
  const { rows } = await sql<{ adi: string }>`select y.adi from (${ADLAR[suzgec]}) y where y.id = ${id}`.execute(tx);
  return rows[0]?.adi ?? String(id);
}
