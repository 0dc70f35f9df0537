import type { AnyCall } from '@defter/contract/call.ts';
import { sql } from 'kysely';
import { found, Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { visibleKasa } from './visible-kasa.ts';

/**
 * Reverses a movement today, so that a day that was counted keeps its sum (docs/adr/0005); returns its day.
 * What a sale moved is changed in the sale, and what was reversed stays as it is.
 */
export async function reverseKasa(context: Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock'>, id: number): Promise<string> {
  const { tx, oturum, clock } = context;
  const { rows } = await sql<{ tarih: string; satisID: number | null; iptal: boolean }>`
    select k.tarih, k.satis_id as "satisID", k.iptal_edilen_id is not null or exists (select from kasa i
      where i.bayi_id = k.bayi_id and i.iptal_edilen_id = k.id) as iptal
    from kasa k where k.id = ${id} and ${visibleKasa(context)}`.execute(tx);
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
