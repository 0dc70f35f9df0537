import type { AnyCall } from '@defter/contract/call.ts';
import type { satisCalls } from '@defter/contract/satis.ts';
import { type RawBuilder, sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { BELGE_FIRMASI } from '../bayi/belge-firmasi.ts';
import { KALAN_KAPORA } from '../kapora/lock-kaporalar.ts';
import { requireMusteri } from '../musteri/queries.ts';
import { kalanColumn, SATIS_SABITLERI } from './list-satislar.ts';
import { taksitDurumu } from './taksit-durumu.ts';
import { visibleSatis } from './visible-satis.ts';

/** One sale with lines and payments. */
export async function getSatis(context: Context<typeof satisCalls.get>) {
  const { rows } = await selectSatis<JsonOf<typeof satisCalls.get>>(context, sql``).execute(context.tx);
  return new RawJson(found(rows[0]));
}

/** The newest open sale of a customer. */
export async function getIslemde({ params: { musteriID }, ...context }: Context<typeof satisCalls.islemde>) {
  await requireMusteri(context.tx, musteriID);
  const id = sql`(select max(a.id) from satis a where a.musteri_id = ${musteriID} and a.islemde and a.iptal_zamani is null)`;
  const { rows } = await selectSatis<JsonOf<typeof satisCalls.islemde>>({ ...context, params: {} }, sql``, { id }).execute(context.tx);
  return rows[0] ? new RawJson(rows[0]) : { satis: null };
}

/** The same with the company's data for its papers. */
export async function getSatisKagidi(context: Context<typeof satisCalls.kagit>) {
  const { rows } = await selectSatis<JsonOf<typeof satisCalls.kagit>>(context, sql`, ${BELGE_FIRMASI} as firma`).execute(context.tx);
  return new RawJson(found(rows[0]));
}

/** The instalments of sale `s`, and what comes before them. In a cancelled sale nothing of them counts as paid. */
const plan = (bugun: string): RawBuilder<unknown> => sql`
  (select min(t.onceki) from taksit t where t.bayi_id = s.bayi_id and t.satis_id = s.id) as pesinat,
  (select coalesce(json_agg(json_build_object('id', t.id, 'no', t.no, 'tarih', t.tarih, 'tutar', t.tutar, 'odenen', o.odenen, 'kalan', t.tutar - o.odenen,
      'durum', ${taksitDurumu(sql`t.tarih`, sql`t.tutar - o.odenen`, bugun)}, 'aciklama', t.aciklama) order by t.no), '[]')
    from taksit t cross join lateral (select greatest(0, least(t.tutar, s.alinan - t.onceki)) as odenen) o
    where t.bayi_id = s.bayi_id and t.satis_id = s.id) as taksitler`;

type Secim = { /** The sale; by default that of the address. */ id?: RawBuilder<unknown>; /** Which sales `s` it is for. */ kind?: RawBuilder<boolean>; /** Which lines `i` stand in `icerikler`. */ satir?: RawBuilder<boolean> };

/** One sale `s` with `more` columns. */
export function selectSatis<Row>(
  context: Pick<Context<AnyCall>, 'oturum' | 'clock'> & { params: { id?: number } },
  more: RawBuilder<unknown>,
  { id = sql`${context.params.id}`, kind = sql`true`, satir = sql`true` }: Secim = {},
): RawBuilder<Row> {
  return sql<Row>`
    select row_to_json(satir)::text as satis from (
      select s.id, s.satis_no as "satisNo", s.guid as "satisGuid", s.surum, s.tarih, s.kayit_zamani as "kayitZamani",
        case when m.id is not null then json_build_object('id', m.id, 'adSoyad', concat_ws(' ', m.ad, m.soyad), 'telefon', t.telefon,
          'puan', (select coalesce(sum(h.puan), 0) from puan_hareket_ozet h where h.bayi_id = m.bayi_id and h.musteri_id = m.id)) end as musteri,
        m.id as "musteriID", s.randevu_id as "randevuID", case when s.randevu_id is not null then json_build_object('id', s.randevu_id) end as randevu, s.personel_id as "personelID", nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", s.durum, s.islemde,
        s.iptal_zamani is not null as "iptalMi", s.iskonto_tip as "iskontoTip", s.iskonto, s.aciklama,
        s.ara_toplam as "araToplam", s.iskonto_toplam as "iskontoToplam", s.kdv_toplam as "kdvToplam",
        s.toplam_tutar as "toplamTutar", s.alinan, ${kalanColumn} as kalan,
        s.genel_puan as "genelPuan", s.puan_yuzdesi as "puanYuzdesi",
        (select coalesce(json_agg(json_build_object('id', i.id, 'altUrunID', i.alt_urun_id, 'adi', i.adi, 'adet', i.adet, 'satisAdet', i.adet,
            'maliyet', ${context.oturum.yetkiler.has('urunGoruntule') ? sql`a.maliyet` : sql`null`},
            'birimFiyat', i.birim_fiyat, 'fiyatNedeni', i.fiyat_nedeni, 'kdv', i.kdv, 'iskontoTip', i.iskonto_tip, 'iskonto', i.iskonto, 'kampanyaIskonto', i.kampanya_iskonto, 'kampanyaAdi', i.kampanya_adi, 'tutar', i.tutar,
            'paketten', i.paketten, 'hediyeNedeni', i.hediye_nedeni,
            'uygulayanPersonelID', i.uygulayan_personel_id,
            'uygulayanPersonelAdi', nullif(concat_ws(' ', u.ad, u.soyad), '')) order by i.sira), '[]')
          from satis_icerik i
          join alt_urun_ozet a on a.bayi_id = i.bayi_id and a.id = i.alt_urun_id
          left join personel_ozet u on u.bayi_id = i.bayi_id and u.id = i.uygulayan_personel_id
          where i.bayi_id = s.bayi_id and i.satis_id = s.id and ${satir}) as icerikler,
        (select coalesce(json_agg(json_build_object('id', o.id, 'odemeSekliID', o.odeme_sekli_id, 'odemeSekliAdi', k.adi,
            'tutar', o.tutar, 'tarih', o.tarih, 'aciklama', o.aciklama, 'kaporaMi', o.kapora_id is not null) order by o.id), '[]')
          from satis_odeme o
          join odeme_sekli k on k.bayi_id = o.bayi_id and k.id = o.odeme_sekli_id
          where o.bayi_id = s.bayi_id and o.satis_id = s.id and o.iptal_zamani is null) as odemeler,
        (select coalesce(json_agg(json_build_object('id', b.id, 'personelID', b.personel_id, 'personelAdi', concat_ws(' ', v.ad, v.soyad), 'odemeSekliID', b.odeme_sekli_id,
            'odemeSekliAdi', k.adi, 'tutar', b.tutar, 'tarih', b.tarih) order by b.id), '[]')
          from bahsis b
          join odeme_sekli k on k.bayi_id = b.bayi_id and k.id = b.odeme_sekli_id
          join personel_ozet v on v.bayi_id = b.bayi_id and v.id = b.personel_id
          where b.bayi_id = s.bayi_id and b.satis_id = s.id and b.iptal_zamani is null) as bahsisler,
        (select coalesce(sum(${KALAN_KAPORA}), 0) from kapora_ozet k join randevu_ozet r on r.bayi_id = k.bayi_id and r.id = k.randevu_id
          where s.islemde and r.bayi_id = s.bayi_id and (r.id = s.randevu_id or r.satis_id = s.id)) as kapora,
        (select max(h.paket_program_id) from paket_hak h where h.bayi_id = s.bayi_id and h.satis_id = s.id and h.iptal_zamani is null) as "menuID",
        null as "taksitID", null as "tahsilatSatisID", null as "paketNo", s.sozlesme_zamani is not null as "sozlesmeVerildi", nullif(concat_ws(' ', y.ad, y.soyad), '') as "onaylayanAdi", ${plan(context.clock.today())}, ${SATIS_SABITLERI}${more}
      from satis s
      left join musteri_ozet m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
      join bayi_ozet b on b.id = s.bayi_id
      left join il on il.id = b.il_id
      left join ilce on ilce.id = b.ilce_id
      left join personel_ozet p on p.bayi_id = s.bayi_id and p.id = s.personel_id
      left join personel_ozet y on y.bayi_id = s.bayi_id and y.id = s.onaylayan_id
      left join musteri_telefon_ozet t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
      where s.id = ${id} and ${kind} and ${visibleSatis(context)}
    ) satir`;
}
