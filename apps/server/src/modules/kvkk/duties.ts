import { sql } from 'kysely';
import { type Duties, runAll } from '../../platform/duties.ts';

/** The file name of the signature of a consent `r` in the archive that a person gets. */
const IMZA_DOSYASI = sql<string>`'imzalar/' || r.amac || '-' || r.id || '.svg'`;

export const kvkkDuties: Duties = {
  name: 'kvkk',
  tables: ['kvkk_metni', 'kvkk_riza', 'kvkk_onay_kodu', 'kvkk_talep', 'kvkk_telefon_silme'],
  // Two people wrote the next version of a text at the same time.
  constraints: { kvkk_metni_surum_tekil: 'kayitDegismis' },
  person: {
    data: {
      rizalar: (id) => sql`
        select r.amac, k.surum, k.metin, r.kanal, r.telefon, r.zaman, r.bitis_zamani as "bitisZamani", r.bitis_turu as "bitisTuru",
          r.bitis_nedeni as "bitisNedeni", case when r.imza is not null then ${IMZA_DOSYASI} end as "imzaDosyasi"
        from kvkk_riza r join kvkk_metni k on k.bayi_id = r.bayi_id and k.id = r.metin_id where r.musteri_id = ${id} order by r.id`,
      talepler: (id) => sql`
        select tur, tarih, son_tarih as "sonTarih", aciklama, durum, cevap, cevap_tarihi as "cevapTarihi"
        from kvkk_talep where musteri_id = ${id} order by id`,
      silinenTelefonlar: (id) => sql`select maskeli, zaman from kvkk_telefon_silme where musteri_id = ${id} order by id`,
    },
    files: sql`select r.musteri_id, ${IMZA_DOSYASI} as name, r.imza as key from kvkk_riza r where r.imza is not null`,
    forget: (tx, { id, by }) =>
      runAll(tx, [
        sql`delete from kvkk_onay_kodu where musteri_id = ${id}`,
        // The law asks for proof that a request was answered in time, not for what was written in it.
        sql`update kvkk_talep set aciklama = null, cevap = null where musteri_id = ${id}`,
        // The consent stays, with its text and time, as proof; the person does not.
        sql`update kvkk_riza set imza = null, telefon = null, bitis_nedeni = null, bitis_zamani = coalesce(bitis_zamani, now()),
          bitis_turu = coalesce(bitis_turu, 'anonim'), bitiren_personel_id = coalesce(bitiren_personel_id, ${by})
          where musteri_id = ${id}`,
      ]),
  },
  demo: { emptied: { kvkk_riza: true, kvkk_onay_kodu: true, kvkk_talep: true, kvkk_telefon_silme: true } },
  // Proofs for numbers with which nobody was saved.
  expires: { kvkk_onay_kodu: sql`musteri_id is null and olusturma < now() - interval '2 days'` },
};
