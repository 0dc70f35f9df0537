import type { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { selectSatis } from '../get-satis.ts';

/** One package sale: what gives sessions stands in `eklenenler`, the rest in `icerikler`. */
export async function getPaket(context: Context<typeof paketSatisCalls.get>) {
  const { rows } = await selectSatis<JsonOf<typeof paketSatisCalls.get>>(context, EKLENENLER, {
    kind: sql`s.durum = 'P'`,
    satir: sql`not exists (select from paket_hak h where h.bayi_id = i.bayi_id and h.satis_icerik_id = i.id and h.kaynak_hak_id is null and h.iptal_zamani is null)`,
  }).execute(context.tx);
  return new RawJson(found(rows[0]));
}

const EKLENENLER = sql`,
  (select coalesce(json_agg(json_build_object('id', i.id, 'uniqueID', i.id::text, 'paketHakID', h.id, 'altUrunID', i.alt_urun_id, 'altUrunAdi', i.adi,
      'miktar', i.adet::int, 'kalan', h.kalan, 'birimFiyat', i.birim_fiyat,
      'iskontoTip', i.iskonto_tip, 'iskonto', i.iskonto,
      'tutar', i.tutar, 'kdv', i.kdv, 'uygulayanPersonelID', i.uygulayan_personel_id, 'bitis', h.bitis) order by i.sira), '[]')
    from satis_icerik i join paket_hak h on h.bayi_id = i.bayi_id and h.satis_icerik_id = i.id and h.kaynak_hak_id is null and h.iptal_zamani is null
    where i.bayi_id = s.bayi_id and i.satis_id = s.id) as eklenenler`;
