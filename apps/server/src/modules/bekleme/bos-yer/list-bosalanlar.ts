import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { gunParcasiOf } from '@defter/rules/bos-yer.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type Bosalan, listBosalan } from '../../randevu/bosalan/list-bosalan.ts';
import { bekleyenlerOf } from './bekleyenler.ts';

/** The times that were given up and are still free, each with how many of the waiting list it would suit (docs/adr/0175). */
export async function listBosalanlar({ tx, oturum, clock }: Context<typeof beklemeCalls.bosalanlar>) {
  const yerler = await listBosalan(tx, { oturum, clock });
  const sayilar = yerler.length === 0 ? [] : await countBekleyenler(tx, yerler, clock.wallClock());
  return { liste: yerler.map((yer, no) => ({ ...yer, bekleyenSayisi: sayilar[no]! })) };
}

/** How many wait for each of them and have not been given another time. */
async function countBekleyenler(tx: Tx, yerler: readonly Bosalan[], simdi: string): Promise<number[]> {
  const { rows } = await sql<{ sayi: number }>`
    with yer as materialized (
      select y.no, y.tarih, y.parca, y.sure, c.personel_id
      from unnest(${yerler.map((yer) => yer.randevuSutunBaslikID)}::bigint[], ${yerler.map((yer) => yer.randevuTarihi)}::date[],
        ${yerler.map((yer) => gunParcasiOf(toDakika(yer.baslangicSaat)))}::text[],
        ${yerler.map((yer) => toDakika(yer.bitisSaat) - toDakika(yer.baslangicSaat))}::int[]) with ordinality y (sutun_id, tarih, parca, sure, no)
      join randevu_basligi c on c.id = y.sutun_id
    ), bekleyen as (${bekleyenlerOf(simdi)})
    select count(b.id) as sayi from yer y left join (
      bekleyen b join musteri_ozet m on m.bayi_id = b.bayi_id and m.id = b.musteri_id and m.aktif_mi
    ) on b.no = y.no and not b.randevulu
    group by y.no order by y.no`.execute(tx);
  return rows.map(({ sayi }) => sayi);
}
