import type { AnyCall } from '@defter/contract/call.ts';
import type { Sozlesme, sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { type RawBuilder, sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { BELGE_FIRMASI } from '../bayi/belge-firmasi.ts';
import { kalanColumn } from '../satis/list-satislar.ts';
import { visibleSatis } from '../satis/visible-satis.ts';
import { MUSTERI_ADRESI } from './read-belge.ts';

/** The agreement of a sale, for those who see the sale. */
export const getSozlesmeOfSatis = (context: Context<typeof sozlesmeCalls.ofSatis>) =>
  read(context, sql`satis_ozet s join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id`, sql`s.id = ${context.params.id} and ${visibleSatis(context)}`, SATIS);

/** The agreement of a customer, with room for what will be sold. */
export const getSozlesmeOfMusteri = (context: Context<typeof sozlesmeCalls.ofMusteri>) =>
  read(context, sql`musteri_ozet m`, sql`m.id = ${context.params.id}`, sql`null`);

const SATIS = sql`
  json_build_object('id', s.id, 'satisNo', s.satis_no, 'tarih', s.tarih, 'toplamTutar', ${kurusOf(sql`s.toplam_tutar`)},
    'alinan', ${kurusOf(sql`s.alinan`)}, 'kalan', ${kurusOf(kalanColumn)},
    'iptalMi', s.iptal_zamani is not null, 'sozlesmeVerildi', s.sozlesme_zamani is not null,
    'hizmetler', (select coalesce(string_agg(i.adi, ', ' order by i.sira), '') from satis_icerik_ozet i
      where i.bayi_id = s.bayi_id and i.satis_id = s.id))`;

type Parca = RawBuilder<unknown>;

async function read({ tx }: Pick<Context<AnyCall>, 'tx'>, kaynak: Parca, kosul: Parca, satis: Parca) {
  const [{ hizmetSatisSozlesmesi: metin }, { rows }] = await Promise.all([
    loadAyarlar(tx),
    sql<Omit<Sozlesme, 'metin'>>`
      select json_build_object('id', m.id, 'adSoyad', concat_ws(' ', m.ad, m.soyad), 'telefon', t.telefon, 'ePosta', m.email,
          'tcKimlikNo', m.tc_kimlik_no, 'dogumTarihi', m.dogum_tarihi,
          'adres', ${MUSTERI_ADRESI}) as musteri,
        ${satis} as satis, ${BELGE_FIRMASI} as firma
      from ${kaynak}
      join bayi_ozet b on b.id = m.bayi_id
      left join il on il.id = b.il_id
      left join ilce on ilce.id = b.ilce_id
      left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
      where ${kosul}`.execute(tx),
  ]);
  return { sozlesme: { metin, ...found(rows[0]) } };
}
