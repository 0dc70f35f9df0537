import type { aktarimCalls, Esleme } from '@defter/contract/aktarim.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { pageOf } from '../../../platform/db/page.ts';
import { found, AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { GERI_ALMA_GUNU } from '../birlestirme/yedek.ts';

const aktarimColumns = (now: Date): RawBuilder<unknown> => sql`
  a.id, a.dosya_adi as "dosyaAdi", a.durum, concat_ws(' ', p.ad, p.soyad) as yapan, a.kayit_zamani as "kayitZamani", a.toplam, a.yeni,
  a.degisen, a.ayni, a.hatali, a.islenen, a.geri_alinan as "geriAlinan", a.kalan,
  a.durum in ('bitti', 'durdu') and a.kayit_zamani >= ${now}::timestamptz - make_interval(days => ${GERI_ALMA_GUNU}) as "geriAlinabilir"`;

/** Imports that were begun, newest first. */
export async function listAktarimlar({ tx, query, clock }: Context<typeof aktarimCalls.aktarimlar>) {
  const { rows } = await sql<JsonOf<typeof aktarimCalls.aktarimlar>>`
    select (select count(*) from musteri_aktarimi where durum <> 'hazir')::text as "toplamKayit", coalesce(json_agg(satir), '[]')::text as liste
    from (
      select ${aktarimColumns(clock.now())} from musteri_aktarimi a
      join personel_ozet p on p.bayi_id = a.bayi_id and p.id = a.personel_id
      where a.durum <> 'hazir' order by a.id desc ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** One import with its progress. */
export async function getAktarim({ tx, params, clock }: Context<typeof aktarimCalls.aktarim>) {
  const { rows } = await sql<JsonOf<typeof aktarimCalls.aktarim>>`
    select row_to_json(satir)::text as aktarim from (
      select ${aktarimColumns(clock.now())} from musteri_aktarimi a
      join personel_ozet p on p.bayi_id = a.bayi_id and p.id = a.personel_id
      where a.id = ${params.id}
    ) satir`.execute(tx);
  return new RawJson(found(rows[0]));
}

/** The outcome of each row of a file, expected or done. */
export async function listSatirlar({ tx, params, query, oturum }: Context<typeof aktarimCalls.satirlar>) {
  found(await tx.selectFrom('musteri_aktarimi').select('id').where('id', '=', params.id).executeTakeFirst());
  const kosul = sql`aktarim_id = ${params.id}
    ${query.sonuc === null ? sql`` : sql`and sonuc = ${query.sonuc}`}
    ${query.geriAlinmayan ? sql`and geri <> 'alindi'` : sql``}`;
  // The match of a row by its number tells contact data of that customer.
  const musteriID = oturum.yetkiler.has('musteriIletisim') ? sql`musteri_id` : sql`case when sonuc = 'yeni' then musteri_id end`;
  const { rows } = await sql<JsonOf<typeof aktarimCalls.satirlar>>`
    select (select count(*) from musteri_aktarim_satiri where ${kosul})::text as "toplamKayit", coalesce(json_agg(kayit), '[]')::text as liste
    from (
      select satir, concat_ws(' ', ad, soyad) as "adSoyad", sonuc, hata, alan, ${musteriID} as "musteriID", geri
      from musteri_aktarim_satiri where ${kosul} order by satir ${pageOf(query)}
    ) kayit`.execute(tx);
  return new RawJson(rows[0]!);
}

/** The fields that were chosen for the columns of earlier files. */
export async function listEslemeler({ tx }: Context<typeof aktarimCalls.eslemeler>) {
  const liste = await tx.selectFrom('musteri_aktarim_eslemesi').select(['baslik', 'alan']).orderBy('baslik').execute();
  return { liste: liste as Esleme[] };
}

export async function discardAktarim({ tx, body }: Context<typeof aktarimCalls.vazgec>) {
  const gone = await tx.deleteFrom('musteri_aktarimi').where('id', '=', body.id).where('durum', '=', 'hazir').returning('id').executeTakeFirst();
  if (!gone) throw new AppError((await exists(tx, body.id)) ? 'kayitDegismis' : 'bulunamadi');
  return gone;
}

const exists = async (tx: Tx, id: number) => (await tx.selectFrom('musteri_aktarimi').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
