import { type musteriCalls, MusteriKaydi } from '@defter/contract/musteri.ts';
import { type RawBuilder, sql } from 'kysely';
import { seesVisitors } from '../../platform/auth/permission.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { columnName } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { BAKIYE, ziyaretler } from './list-musteriler.ts';

/** All saved fields of a customer by their names on the wire, so that a new field is read by itself. */
const KAYIT_SUTUNLARI = sql.join(Object.keys(MusteriKaydi.shape.musteri.shape).map((alan) => sql`${sql.ref(`m.${columnName(alan)}`)} as ${sql.id(alan)}`));

type GetContext = Context<typeof musteriCalls.get>;

/** One customer with phones, balance and the visits around today. */
export async function getMusteri({ tx, params, clock, oturum }: GetContext) {
  const { sonZiyaret, siradakiRandevu } = ziyaretler({ oturum, clock });
  const { rows } = await sql<JsonOf<typeof musteriCalls.get>>`
    select row_to_json(satir)::text as musteri from (
      select ${KAYIT_SUTUNLARI}, m.guid, concat_ws(' ', m.ad, m.soyad) as "adSoyad",
        g.adi as "grupAdi", il.ad as "ilAdi", ilce.ad as "ilceAdi",
        concat_ws(' ', p.ad, p.soyad) as "kayitEden", m.bayi_id as "bayiID",
        m.anonim_zamani is not null as "anonimMi",
        (select coalesce(sum(h.puan), 0) from puan_hareket_ozet h where h.bayi_id = m.bayi_id and h.musteri_id = m.id) as puan,
        ${oturum.yetkiler.has('musteriCari') ? BAKIYE : sql`null`} as bakiye, ${MUSTERI_ISKONTOSU} as "iskontoYuzdesi", ${sonZiyaret} as "sonZiyaret", ${siradakiRandevu} as "siradakiRandevu", ${seesVisitors(oturum) ? GELMEME_SAYISI : sql`null::int`} as "gelmemeSayisi", ${OZEL_DURUM} as "ozelDurum",
        (select coalesce(json_agg(json_build_object('id', t.id, 'telefon', t.telefon,
            'varsayilanMi', t.varsayilan_mi, 'aciklama', t.aciklama) order by t.varsayilan_mi desc, t.id), '[]')
          from musteri_telefon t where t.bayi_id = m.bayi_id and t.musteri_id = m.id) as telefonlar,
        (select coalesce(json_agg(json_build_object('id', a.id, 'baslik', a.baslik, 'adres', a.adres, 'ilID', a.il_id, 'ilceID', a.ilce_id,
            'postaKodu', a.posta_kodu, 'ilAdi', y.ad, 'ilceAdi', c.ad) order by a.id), '[]')
          from musteri_adres a left join il y on y.id = a.il_id left join ilce c on c.id = a.ilce_id
          where a.bayi_id = m.bayi_id and a.musteri_id = m.id) as adresler,
        array(select distinct r.amac from kvkk_riza_ozet r
          where r.bayi_id = m.bayi_id and r.musteri_id = m.id and r.bitis_zamani is null) as rizalar,
        (select min(k.son_tarih) - ${clock.today()}::date from kvkk_talep_ozet k
          where k.bayi_id = m.bayi_id and k.musteri_id = m.id and k.durum = 'acik') as "talepKalanGun"
      from musteri m
      left join personel_ozet p on p.bayi_id = m.bayi_id and p.id = m.kayit_eden_personel_id
      left join musteri_grubu g on g.bayi_id = m.bayi_id and g.id = m.grup_id
      left join il on il.id = m.il_id
      left join ilce on ilce.id = m.ilce_id
      where m.id = ${params.id}
    ) satir`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** How many appointments customer `m` has missed. A deleted one does not count, nor one whose state was put right. */
export const GELMEME_SAYISI: RawBuilder<number> = sql`(select count(*)::int from randevu_ozet x
  where x.bayi_id = m.bayi_id and x.musteri_id = m.id and x.durum = 'X' and x.silindi is null)`;

/** The special condition of customer `m`, such as an allergy, by its name; null without one. */
export const OZEL_DURUM: RawBuilder<string | null> = sql`(select o.adi from musteri k join ozel_durum o on o.bayi_id = k.bayi_id and o.id = k.ozel_durum_id
  where k.bayi_id = m.bayi_id and k.id = m.id)`;

/** Throws bulunamadi for the id of nobody or of another bayi, before the parts of the customer are read. */
export async function requireMusteri(tx: Tx, id: number): Promise<void> {
  found(await tx.selectFrom('musteri').select('id').where('id', '=', id).executeTakeFirst());
}

export async function listTelefonlar({ tx, params }: Context<typeof musteriCalls.telefonlar>) {
  await requireMusteri(tx, params.id);
  const liste = await tx
    .selectFrom('musteri_telefon as t')
    .where('t.musteri_id', '=', params.id)
    .select(['t.id', 't.telefon', 't.varsayilan_mi as varsayilanMi', 't.aciklama'])
    .orderBy('t.varsayilan_mi', 'desc')
    .orderBy('t.id')
    .execute();
  return { liste };
}

export async function listAdresler({ tx, params }: Context<typeof musteriCalls.adresler>) {
  await requireMusteri(tx, params.id);
  const liste = await tx
    .selectFrom('musteri_adres')
    .where('musteri_id', '=', params.id)
    .select(['id', 'baslik', 'adres', 'il_id as ilID', 'ilce_id as ilceID', 'posta_kodu as postaKodu'])
    .orderBy('id')
    .execute();
  return { liste };
}

export async function getDigerBilgiler({ tx, params }: Context<typeof musteriCalls.digerBilgiler>) {
  const digerBilgiler = await tx
    .selectFrom('musteri')
    .where('id', '=', params.id)
    .select([
      'meslek_id as meslekID',
      'nereden_duydunuz_id as neredenDuydunuzID',
      'anketor_id as anketorID',
      'tavsiye_eden_id as tavsiyeEdenID',
      'ozel_durum_id as ozelDurumID',
      'hasta_turu_id as hastaTuruID',
      'baba_adi as babaAdi',
      'diger_aciklama as aciklama',
      sql<string | null>`(select concat_ws(' ', t.ad, t.soyad) from musteri t
        where t.bayi_id = musteri.bayi_id and t.id = musteri.tavsiye_eden_id)`.as('tavsiyeEden'),
    ])
    .executeTakeFirst();
  return { digerBilgiler: found(digerBilgiler) };
}

/** The next free file number: one above the highest that is a plain number (spec 1§7). */
export async function findSonDosyaNo({ tx }: Context<typeof musteriCalls.sonDosyaNo>) {
  const { rows } = await sql<{ son: number | null }>`
    select max(dosya_no::bigint) as son from musteri where dosya_no ~ '^[0-9]{1,15}$'`.execute(tx);
  return { specialData: String((rows[0]?.son ?? 0) + 1) };
}

/** The discount in percent that customer `m` has: the higher one of the group and of the kind of patient, while they are in use. */
export const MUSTERI_ISKONTOSU: RawBuilder<number> = sql`greatest(
  (select g.iskonto from musteri_grubu g where g.bayi_id = m.bayi_id and g.id = m.grup_id and g.aktif_mi),
  (select h.iskonto from hasta_turu h where h.bayi_id = m.bayi_id and h.id = m.hasta_turu_id and h.aktif_mi), 0)`;
