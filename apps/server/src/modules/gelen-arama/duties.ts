import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';
import { aramasiOf } from './list-aramalar.ts';

export const gelenAramaDuties: Duties = {
  name: 'gelen-arama',
  tables: ['gelen_arama', 'santral'],
  constraints: { gelen_arama_kim: ['arayanGerekli', 'telefonNo'] },
  names: {
    santral: (id) => sql`select adi from santral where id = ${id}`,
    gelenArama: (id) => sql`
      select concat_ws(' ', to_char(a.tarih, 'DD.MM.YYYY'), to_char(a.saat, 'HH24:MI'), coalesce(nullif(concat_ws(' ', m.ad, m.soyad), ''), a.arayan_kisi))
      from gelen_arama a left join musteri_ozet m on m.bayi_id = a.bayi_id and m.id = a.musteri_id where a.id = ${id}`,
  },
  person: {
    data: {
      aramalar: (id) => sql`
        select a.tarih, to_char(a.saat, 'HH24:MI') as saat, a.arama_yonu as "gelenMi", a.telefon_no as "telefonNo", a.arayan_kisi as "arayanKisi",
          k.adi as konu, c.adi as sonuc, a.aciklama as not, a.sonraki_arama_tarihi as "sonrakiAramaTarihi"
        from gelen_arama a left join gorusme_konusu k on k.bayi_id = a.bayi_id and k.id = a.gorusme_konu_id
        left join gelen_arama_sonucu c on c.bayi_id = a.bayi_id and c.id = a.sonuc_id where ${aramasiOf(id)} order by a.tarih, a.saat, a.id`,
    },
    // The call stays for the counts, without the person.
    forget: (tx, { id, telefonlar }) => sql`
      update gelen_arama set musteri_id = ${id}, telefon_no = null, arayan_kisi = null, arama_musteri_no = null, aciklama = null, sonraki_arama_tarihi = null,
        sonraki_arama_saati = null, ilgilenme_zamani = case when santral_id is not null then coalesce(ilgilenme_zamani, now()) end, surum = surum + 1
      where musteri_id = ${id} or (musteri_id is null and telefon_no = any(${[...telefonlar]}::text[])
        and not exists (select from musteri_telefon_ozet t where t.telefon = telefon_no and t.musteri_id <> ${id}))`.execute(tx),
    forgetTelefon: (tx, { id, telefon }) => sql`
      update gelen_arama set musteri_id = ${id}, telefon_no = null, surum = surum + 1 where telefon_no = ${telefon} and coalesce(musteri_id, ${id}) = ${id}`.execute(tx),
  },
  demo: { emptied: { gelen_arama: true, santral: true } },
  // Numbers of people who never became customers.
  expires: { gelen_arama: sql`musteri_id is null and kayit_zamani < now() - interval '2 years'` },
};
