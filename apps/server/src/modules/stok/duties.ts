import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Duties } from '../../platform/duties.ts';

export const stokDuties: Duties = {
  name: 'stok',
  tables: ['stok_urun', 'stok_hareketi', 'stok_girisi', 'stok_girisi_satiri', 'stok_sayimi', 'stok_sayim_satiri', 'servis_urunu', 'satis_sarf'],
  constraints: {
    stok_urunu_degil: 'stokTutulmuyor',
    stok_yetersiz: 'stokYetersiz',
    stok_bir_kez_iptal: 'kayitDegismis',
    stok_girisi_belge_tekil: ['belgeGirilmis', 'belgeNo'],
  },
  names: {
    stokGirisi: (id) => sql`select concat_ws(' · ', to_char(g.tarih, 'DD.MM.YYYY'), g.belge_no) from stok_girisi g where g.id = ${id}`,
    stokSayimi: (id) => sql`select to_char(s.tarih, 'DD.MM.YYYY') from stok_sayimi s where s.id = ${id}`,
    servisUrunu: (id) => sql`select u.adi from servis_urunu s join alt_urun_ozet u on u.bayi_id = s.bayi_id and u.id = s.alt_urun_id where s.id = ${id}`,
  },
  // Before the sales: what no longer has a stock moves none when its sales are removed.
  demo: { before: emptyStok, emptied: {} },
};

async function emptyStok(tx: Tx): Promise<void> {
  await sql`delete from satis_sarf`.execute(tx);
  await sql`delete from stok_hareketi`.execute(tx);
  await sql`delete from stok_sayim_satiri`.execute(tx);
  await sql`delete from stok_sayimi`.execute(tx);
  await sql`delete from stok_girisi_satiri`.execute(tx);
  await sql`delete from stok_girisi`.execute(tx);
  await sql`delete from servis_urunu`.execute(tx);
  await sql`delete from stok_urun`.execute(tx);
}
