import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';
import { forgetBekleyen } from './forget-bekleyen.ts';

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
