import { sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

/** The file name of the signature under contract `z` in the archive that a person gets. */
const IMZA_DOSYASI = sql<string>`'imzalar/sozlesme-' || z.id || '.svg'`;

export const sozlesmeDuties: Duties = {
  name: 'sozlesme',
  tables: ['sozlesme_metni', 'satis_sozlesmesi'],
  constraints: {
    // Two people wrote the next version of a text at the same time.
    sozlesme_metni_surum_tekil: 'kayitDegismis',
    satis_sozlesmesi_tekil: 'sozlesmeImzali',
  },
  person: {
    data: {
      sozlesmeler: (id) => sql`
        select z.zaman, z.yol, k.surum, k.metin, z.degerler, z.iptal_zamani as "iptalZamani", case when z.imza is not null then ${IMZA_DOSYASI} end as "imzaDosyasi"
        from satis_sozlesmesi z join satis_ozet s on s.bayi_id = z.bayi_id and s.id = z.satis_id
        join sozlesme_metni k on k.bayi_id = z.bayi_id and k.id = z.taksitli_id where s.musteri_id = ${id} order by z.id`,
    },
    files: sql`
      select s.musteri_id, ${IMZA_DOSYASI} as name, z.imza as key from satis_sozlesmesi z
      join satis_ozet s on s.bayi_id = z.bayi_id and s.id = z.satis_id where z.imza is not null`,
    // The contract stays as proof, with its words and what it was about, without the person.
    forget: (tx, { id }) =>
      sql`
        update satis_sozlesmesi z set imza = null,
          degerler = z.degerler || jsonb_build_object('musteri', jsonb_build_object('adSoyad', '', 'telefon', null, 'ePosta', null, 'adres', null, 'tcKimlikNo', null))
        from satis_ozet s where s.bayi_id = z.bayi_id and s.id = z.satis_id and s.musteri_id = ${id}`.execute(tx),
  },
  demo: { emptied: { satis_sozlesmesi: true } },
};
