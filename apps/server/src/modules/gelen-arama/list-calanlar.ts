import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { arayanOf, MUSTERI_OF_ARAMA } from './arayan.ts';
import { calanArama } from './cagri-durumu.ts';

/** More do not ring at once in a salon, and no screen has room for them. */
const MOST = 5;

/** Who rings now or is being talked to, the one who waits longest first. */
export async function listCalanlar({ tx, oturum, clock }: Context<typeof gelenAramaCalls.calanlar>) {
  const { rows } = await sql<JsonOf<typeof gelenAramaCalls.calanlar>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select a.id, a.telefon_no as "telefonNo", a.arayan_kisi as "arayanKisi", a.gelen_hat as "gelenHat", a.arama_yonu as "aramaYonu",
        a.cagri_durumu as "cagriDurumu", a.calma_zamani as "calmaZamani", ${arayanOf({ oturum, clock })} as arayan
      from gelen_arama a ${MUSTERI_OF_ARAMA} where ${calanArama(clock)} order by a.calma_zamani, a.id limit ${MOST}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
