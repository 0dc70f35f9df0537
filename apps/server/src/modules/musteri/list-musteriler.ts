import { MUSTERI_KIMLIKLERI, type musteriCalls } from '@defter/contract/musteri.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { requireYetki, seesVisitors } from '../../platform/auth/permission.ts';
import type { Clock } from '../../platform/clock.ts';
import { columnName, wireName } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../platform/http/reply.ts';
import { columnsOf, isAktiflik, orderBy, pageOf } from '../../platform/db/page.ts';
import { matchingMusteriler, uygunlukOf } from './arama.ts';

const SORTABLE = {
  ad: ['ad', 'soyad'],
  dosyaNo: ['dosya_no'],
  kayitTarihi: ['kayit_tarihi'],
  dogumTarihi: ['dogum_tarihi'],
  uygunluk: ['uygunluk', 'ad', 'soyad'],
};

const own = (...columns: string[]) => Object.fromEntries(columns.map((column) => [wireName(column), sql.ref(`m.${column}`)]));

/** The debt of customer `m`. */
export const BAKIYE: RawBuilder<unknown> = sql`(select coalesce(sum(c.borc - c.alacak), 0) from cari_hareket_ozet c where c.bayi_id = m.bayi_id and c.musteri_id = m.id)`;

/** The expression of each field of a row; the panel asks for the fields that it shows. */
const SUTUNLAR: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...own('id', 'guid', 'surum', 'bayi_id', 'grup_id', 'tur_id', 'firma_tipi_id', 'il_id', 'ilce_id', 'uyruk_id', 'kayit_eden_personel_id'),
  ...own('ad', 'soyad', 'email', 'cinsiyet', 'medeni_hali', 'dogum_tarihi', 'evlilik_yil_donumu', 'tc_kimlik_no', 'pasaport_no', 'firma'),
  ...own('vergi_dairesi', 'vergi_no', 'dosya_no', 'kart_no', 'ozel_kod', 'musteri_no', 'firma_musteri_no', 'bayi_musteri_id', 'hizmet_alan'),
  ...own('aciklama', 'kayit_tarihi', 'aktif_mi'),
  adSoyad: sql`concat_ws(' ', m.ad, m.soyad)`,
  telefon: sql`t.telefon`,
  grupAdi: sql`g.adi`,
  bakiye: BAKIYE,
  puan: sql`(select coalesce(sum(h.puan), 0) from puan_hareket_ozet h where h.bayi_id = m.bayi_id and h.musteri_id = m.id)`,
  digerBilgiler: sql`json_build_object('meslekID', m.meslek_id, 'neredenDuydunuzID', m.nereden_duydunuz_id, 'anketorID', m.anketor_id, 'tavsiyeEdenID', m.tavsiye_eden_id,
    'ozelDurumID', m.ozel_durum_id, 'hastaTuruID', m.hasta_turu_id, 'babaAdi', m.baba_adi, 'aciklama', m.diger_aciklama)`,
};

/** The customers with a debt. */
const BORCLULAR = sql`select musteri_id from cari_hareket_ozet group by musteri_id having sum(borc - alacak) > 0`;

/** The last and the next visit of customer `m`; null for people who may not know who comes (docs/adr/0407). */
export const ziyaretler = ({ oturum, clock }: { oturum: Oturum; clock: Clock }): Record<'sonZiyaret' | 'siradakiRandevu', RawBuilder<unknown>> =>
  seesVisitors(oturum) ? ziyaretleri(clock.wallClock()) : { sonZiyaret: sql`null`, siradakiRandevu: sql`null` };

const ziyaretleri = (simdi: string) => ({
  sonZiyaret: sql`(select max(r.baslangic) from randevu_ozet r where r.bayi_id = m.bayi_id and r.musteri_id = m.id
    and r.silindi is null and r.durum in ('G', 'K') and r.baslangic <= ${simdi}::timestamp)`,
  siradakiRandevu: sql`(select min(r.baslangic) from randevu_ozet r where r.bayi_id = m.bayi_id and r.musteri_id = m.id
    and r.silindi is null and r.durum in ('B', 'O') and r.baslangic > ${simdi}::timestamp)`,
});

/** A page of customers, or all of them. PostgreSQL writes the JSON: the list is asked for more often than anything else. */
export async function listMusteriler({ tx, query, oturum, totals, clock }: Context<typeof musteriCalls.list>) {
  const { ara, durum, borcluMu, sirala, alanlar } = query;
  const kimlikler = MUSTERI_KIMLIKLERI.flatMap((ad) => (query[ad] === null ? [] : [[ad, query[ad]] as const]));
  if (borcluMu !== null) requireYetki(oturum, 'musteriCari');
  const sutunlar = { ...SUTUNLAR, ...ziyaretler({ oturum, clock }), ...(!oturum.yetkiler.has('musteriCari') && { bakiye: sql`null` }) };
  const kosul = sql`${isAktiflik(durum, sql`aktif_mi`)}
    ${sql.join(kimlikler.map(([ad, id]) => sql`and ${sql.id(columnName(ad))} = ${id}`), sql` `)}
    ${borcluMu === null ? sql`` : sql`and (id in (${BORCLULAR})) = ${borcluMu}`}
    ${ara === null ? sql`` : sql`and id in (${matchingMusteriler(oturum, ara)})`}`;

  const count = async () => {
    const { rows } = await sql<{ toplam: number }>`select count(*) as toplam from musteri where ${kosul}`.execute(tx);
    return rows[0]!.toplam;
  };
  const page = sql<Pick<JsonOf<typeof musteriCalls.list>, 'liste'>>`
    with sayfa as materialized (
      select *, ${uygunlukOf(ara)} as uygunluk from musteri where ${kosul} ${orderBy(sirala, SORTABLE, 'ad')} ${pageOf(query)}
    )
    select coalesce(json_agg(satir), '[]')::text as liste
    from (
      select ${columnsOf(sutunlar, alanlar)}
      from sayfa m
      left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id
      left join musteri_telefon t on t.bayi_id = m.bayi_id and t.musteri_id = m.id and t.varsayilan_mi
      ${orderBy(sirala, SORTABLE, 'ad', 'm')}
    ) satir`;
  const [{ rows }, toplam] = await Promise.all([
    page.execute(tx),
    totals.count({ bayiID: oturum.bayiID, konu: 'musteri', filtre: JSON.stringify([durum, kimlikler, borcluMu, ara, oturum.yetkiler.has('musteriIletisim')]) }, count),
  ]);
  return new RawJson({ liste: rows[0]!.liste, toplamKayit: toJson(toplam) });
}
