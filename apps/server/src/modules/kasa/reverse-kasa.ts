import type { AnyCall } from '@defter/contract/call.ts';
import { type RawBuilder, sql } from 'kysely';
import { found, Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { visibleKasa } from './visible-kasa.ts';

type ReverseContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>;

/**
 * Reverses a movement today, so that a day that was counted keeps its sum (docs/adr/0005); returns its day.
 * What a sale moved is changed in the sale, and what was reversed stays as it is.
 */
export const reverseKasa = (context: ReverseContext, id: number): Promise<string> => reverse(context, id, visibleKasa(context));

/** The same for who keeps the accounts of the staff: of them they see every movement, whatever they see of the till. */
export const reversePersonelKasasi = (context: ReverseContext, id: number, personelID?: number): Promise<string> =>
  reverse(context, id, personelID === undefined ? sql`k.personel_id is not null` : sql`k.personel_id = ${personelID}`);

async function reverse({ tx, oturum, clock }: ReverseContext, id: number, kosul: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ tarih: string; satisID: number | null; iptal: boolean }>`
    select k.tarih, k.satis_id as "satisID", k.iptal_edilen_id is not null or exists (select from kasa i
      where i.bayi_id = k.bayi_id and i.iptal_edilen_id = k.id) as iptal
    from kasa k where k.id = ${id} and ${kosul}`.execute(tx);
  const { tarih, satisID, iptal } = found(rows[0]);
  if (satisID !== null) throw new Hata('kasaSatistanGelir');
  if (iptal) throw new Hata('kayitDegismis');
  // Two at once: the constraint kasa_bir_kez_iptal lets one of them through.
  await sql`
    insert into kasa (tarih, odeme_sekli_id, kategori_id, alt_kategori_id, personel_id, gelir, gider, aciklama,
      iptal_edilen_id, islemi_yapan_personel_id)
    select ${clock.today()}::date, odeme_sekli_id, kategori_id, alt_kategori_id, personel_id, -gelir, -gider, aciklama, id,
      ${oturum.personelID}::bigint
    from kasa where id = ${id}`.execute(tx);
  return tarih;
}
