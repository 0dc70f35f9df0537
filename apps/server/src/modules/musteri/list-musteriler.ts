import type { musteriCalls } from '@defter/contract/musteri.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../platform/http/reply.ts';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import { matchingMusteriler } from './matching-musteriler.ts';

const SORTABLE = {
  ad: ['ad', 'soyad'],
  dosyaNo: ['dosya_no'],
  kayitTarihi: ['kayit_tarihi'],
  dogumTarihi: ['dogum_tarihi'],
};

/** A page of customers. PostgreSQL writes the JSON: the list is asked for more often than anything else. */
export async function listMusteriler({ tx, query, oturum, totals }: Context<typeof musteriCalls.list>) {
  const { ara, durum, grupID, sirala } = query;
  const kosul = sql`true
    ${durum === 'tumu' ? sql`` : sql`and aktif_mi = ${durum === 'aktif'}`}
    ${grupID === null ? sql`` : sql`and grup_id = ${grupID}`}
    ${ara === null ? sql`` : sql`and id in (${matchingMusteriler(oturum, ara)})`}`;

  const count = async () => {
    const { rows } = await sql<{ toplam: number }>`select count(*) as toplam from musteri where ${kosul}`.execute(tx);
    return rows[0]!.toplam;
  };
  const page = sql<Pick<JsonOf<typeof musteriCalls.list>, 'liste'>>`
    with sayfa as materialized (
      select * from musteri where ${kosul} ${orderBy(sirala, SORTABLE, 'ad')} ${pageOf(query)}
    )
    select coalesce(json_agg(satir), '[]')::text as liste
    from (
      select m.id, m.guid, m.dosya_no as "dosyaNo", m.ad, m.soyad, concat_ws(' ', m.ad, m.soyad) as "adSoyad",
        t.telefon, m.email, m.cinsiyet, m.dogum_tarihi as "dogumTarihi",
        m.grup_id as "grupID", g.adi as "grupAdi",
        (select coalesce(sum(c.borc - c.alacak), 0) from cari_hareket_ozet c where c.bayi_id = m.bayi_id and c.musteri_id = m.id) as bakiye,
        m.kayit_tarihi as "kayitTarihi", m.aktif_mi as "aktifMi"
      from sayfa m
      left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id
      left join musteri_telefon t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
      ${orderBy(sirala, SORTABLE, 'ad', 'm')}
    ) satir`;
  const [{ rows }, toplam] = await Promise.all([
    page.execute(tx),
    totals.count({ bayiID: oturum.bayiID, konu: 'musteri', filtre: JSON.stringify([durum, grupID, ara, oturum.yetkiler.has('musteriIletisim')]) }, count),
  ]);
  return new RawJson({ liste: rows[0]!.liste, toplamKayit: toJson(toplam) });
}
