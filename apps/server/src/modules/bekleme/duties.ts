import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import type { Duties } from '../../platform/duties.ts';
import { releaseTutma } from '../randevu/tutma/hold-saat.ts';

/** Takes a customer who is being forgotten off the waiting list, and lets go of the time that is kept for them. */
async function forgetBekleyen(tx: Tx, { id }: { id: number }): Promise<void> {
  await sql`
    update bekleme_listesi set bekleme_notu = null, durum = case durum when 'bekliyor' then 'vazgecti' else durum end where musteri_id = ${id}`.execute(tx);
  const { rows } = await sql<{ jetonOzeti: Buffer }>`
    update bos_yer_teklifi set durum = 'ret' where musteri_id = ${id} and durum = 'acik' returning jeton_ozeti as "jetonOzeti"`.execute(tx);
  for (const { jetonOzeti } of rows) await releaseTutma(tx, jetonOzeti);
}

const KIM = sql`(select concat_ws(' ', m.ad, m.soyad) from musteri_ozet m where m.bayi_id = b.bayi_id and m.id = b.musteri_id)`;

export const beklemeDuties: Duties = {
  name: 'bekleme',
  tables: ['bekleme_listesi', 'bekleme_hizmet', 'bos_yer_teklifi'],
  names: {
    bekleme: (id) => sql`select ${KIM} || ', ' || to_char(b.ilk_gun, 'DD.MM.YYYY') from bekleme_listesi b where b.id = ${id}`,
    bosYerTeklifi: (id) => sql`select ${KIM} || ', ' || to_char(b.baslangic, 'DD.MM.YYYY HH24:MI') from bos_yer_teklifi b where b.id = ${id}`,
  },
  person: {
    data: {
      beklemeler: (id) => sql`
        select b.ilk_gun as "ilkGun", b.son_gun as "sonGun", b.durum, b.bekleme_notu as not, b.kayit_zamani as "kayitZamani"
        from bekleme_listesi b where b.musteri_id = ${id} order by b.id`,
      saatTeklifleri: (id) => sql`
        select t.baslangic, t.bitis, t.durum, t.kayit_zamani as "kayitZamani" from bos_yer_teklifi t where t.musteri_id = ${id} order by t.id`,
    },
    forget: forgetBekleyen,
  },
  demo: { emptied: { bekleme_hizmet: true, bos_yer_teklifi: true, bekleme_listesi: true } },
};
