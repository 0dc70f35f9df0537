import type { odemeSekliCalls } from '@defter/contract/odeme-sekli.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { RawJson } from '../../platform/http/reply.ts';

const SORTABLE = { sira: ['id'], adi: ['adi'] };

/** The ways of paying, in the order in which they were set up. */
export async function listOdemeSekilleri({ tx, query }: Context<typeof odemeSekliCalls.list>) {
  const { aktifMi, satistaGoster, ara, sirala } = query;
  const kosul = sql`true
    ${aktifMi === null ? sql`` : sql`and aktif_mi = ${aktifMi}`}
    ${satistaGoster === null ? sql`` : sql`and satista_goster = ${satistaGoster}`}
    ${ara === null ? sql`` : sql`and katla(adi) like icerir(${fold(ara)})`}`;
  const { rows } = await sql<{ liste: string; toplam: string }>`
    select
      (select count(*) from odeme_sekli where ${kosul})::text as toplam,
      coalesce(json_agg(satir), '[]')::text as liste
    from (
      select id, adi, aktif_mi as "aktifMi", satista_goster as "satistaGoster", iskonto_mu as "iskontoMu",
        personel_harcamasi_mi as "personelHarcamasiMi", puan_odemesi_mi as "puanOdemesiMi", odeme_katsayi as "odemeKatsayi",
        taksit_sayisi as "taksitSayisi"
      from odeme_sekli where ${kosul} ${orderBy(sirala, SORTABLE, 'sira')} ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson({ liste: rows[0]!.liste, toplamKayit: rows[0]!.toplam });
}
