import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

export const randevuTalepDuties: Duties = {
  name: 'randevu-talep',
  tables: ['randevu_talebi', 'randevu_talebi_hizmet'],
  constraints: { randevu_talebi_sure: 'bitisOnce' },
  names: {
    randevuTalep: (id) => sql`
      select concat_ws(' ', coalesce(m.ad, t.ad), case when m.id is null then t.soyad else m.soyad end) || ', ' || to_char(t.baslangic, 'DD.MM.YYYY HH24:MI')
      from randevu_talebi t left join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id where t.id = ${id}`,
  },
  person: {
    data: {
      randevuTalepleri: (id) => sql`
        select t.baslangic, t.bitis, t.durum, t.kaynak, t.talep_notu as not, t.red_nedeni as "redNedeni", t.kayit_zamani as "kayitZamani"
        from randevu_talebi t where t.musteri_id = ${id} order by t.id`,
    },
    // A request that named its asker only by a number belongs to the card from now on. An open request is declined, because nobody can be called about it any more.
    forget: (tx, { id, by, telefonlar }) => sql`
      update randevu_talebi set musteri_id = ${id}, ad = null, soyad = null, telefon = null, talep_notu = null, red_nedeni = null,
        sonuclandiran_personel_id = case when durum in ('yeni', 'onerildi') then ${by} else sonuclandiran_personel_id end,
        sonuc_zamani = case when durum in ('yeni', 'onerildi') then now() else sonuc_zamani end,
        durum = case when durum in ('yeni', 'onerildi') then 'reddedildi' else durum end
      where musteri_id = ${id} or (musteri_id is null and telefon = any(${[...telefonlar]}::text[])
        and not exists (select from musteri_telefon_ozet t where t.telefon = randevu_talebi.telefon and t.musteri_id <> ${id}))`.execute(tx),
    forgetTelefon: (tx, { id, telefon }) => sql`
      update randevu_talebi set musteri_id = ${id}, ad = null, soyad = null, telefon = null where musteri_id is null and telefon = ${telefon}`.execute(tx),
  },
  demo: { emptied: { randevu_talebi_hizmet: true, randevu_talebi: true } },
  // Names and numbers of people who never became customers.
  expires: { randevu_talebi: sql`musteri_id is null and kayit_zamani < now() - interval '2 years'` },
};
