import type { BodyOf } from '@defter/contract/call.ts';
import type { kaporaCalls } from '@defter/contract/kapora.ts';
import { ZERO } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { liraOf } from '../../platform/db/lira.ts';
import type { Context } from '../../platform/http/context.ts';
import { insertCariHareketler } from '../cari/insert-hareketler.ts';
import { requireParaSekli } from '../kasa/check-secimler.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { insertKaporaGelirleri } from '../kasa/gelirler.ts';

type Kayit = Omit<BodyOf<typeof kaporaCalls.create>, 'kaporaSayisi'> & { musteriID: number };

/** Takes a deposit: the row, the till and the customer's account in one statement. The caller holds the appointment. */
export async function takeKapora(context: Pick<Context<typeof kaporaCalls.create>, 'tx' | 'oturum' | 'clock'>, kayit: Kayit): Promise<{ id: number; tarih: string }> {
  const { tx, oturum } = context;
  const { randevuID, musteriID, odemeSekliID, tutar } = kayit;
  const tarih = chooseTarih(context, kayit.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  await requireParaSekli(tx, odemeSekliID, 'odemeSekliID');
  const { rows } = await sql<{ id: number }>`
    with degisen as (
      insert into kapora (randevu_id, odeme_sekli_id, tarih, tutar, islemi_yapan_personel_id)
      values (${randevuID}, ${odemeSekliID}, ${tarih}::date, ${liraOf(tutar)}, ${oturum.personelID})
      returning id, odeme_sekli_id, tarih, tutar as gelir
    ),
    kasa as (${insertKaporaGelirleri(oturum.personelID)}),
    cari as (${insertCariHareketler(sql<number>`null::bigint`, [{ musteriID, tarih, borc: ZERO, alacak: tutar }], sql`(select id from degisen)`)})
    select id from degisen`.execute(tx);
  return { id: rows[0]!.id, tarih };
}
