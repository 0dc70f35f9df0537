import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { AppError, found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';

/** Requests as the wire shows them, of `kvkk_talep t` that the condition finds. */
export const taleplerJson = (clock: Clock, kosul: RawBuilder<unknown>): RawBuilder<string> => sql<string>`
  (select coalesce(json_agg(json_build_object('id', t.id, 'musteriID', t.musteri_id, 'musteriAdi', concat_ws(' ', m.ad, m.soyad),
      'tur', t.tur, 'tarih', t.tarih, 'sonTarih', t.son_tarih, 'kalanGun', t.son_tarih - ${clock.today()}::date,
      'aciklama', t.aciklama, 'durum', t.durum, 'cevap', t.cevap, 'cevapTarihi', t.cevap_tarihi)
      order by t.durum <> 'acik', t.son_tarih, t.id), '[]')::text
    from kvkk_talep t join musteri_ozet m on m.bayi_id = t.bayi_id and m.id = t.musteri_id where ${kosul})`;

export async function listAcikTalepler({ tx, clock }: Context<typeof kvkkCalls.acikTalepler>) {
  const { rows } = await sql<JsonOf<typeof kvkkCalls.acikTalepler>>`select ${taleplerJson(clock, sql`t.durum = 'acik'`)} as liste`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Records what a person asks for; the clock runs from the day on which it came. */
export async function createTalep({ tx, body, oturum, clock, degisim }: Context<typeof kvkkCalls.createTalep>) {
  const { musteriID, tur, aciklama } = body;
  const tarih = body.tarih ?? clock.today();
  if (tarih > clock.today()) throw refusalAt('tarih', 'tarihIleri');
  await lockMusteri(tx, musteriID);
  degisim(null, { tur, tarih, aciklama });
  return tx
    .insertInto('kvkk_talep')
    .values({ musteri_id: musteriID, tur, tarih, aciklama, personel_id: oturum.personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function closeTalep({ tx, body, oturum, clock, degisim, about }: Context<typeof kvkkCalls.closeTalep>) {
  const { id, durum, cevap } = body;
  const talep = found(await tx.selectFrom('kvkk_talep').select(['durum', 'musteri_id']).where('id', '=', id).forUpdate().executeTakeFirst());
  if (talep.durum !== 'acik') throw new AppError('kayitDegismis');
  await tx
    .updateTable('kvkk_talep')
    .set({ durum, cevap, cevap_tarihi: clock.today(), kapatan_personel_id: oturum.personelID })
    .where('id', '=', id)
    .execute();
  about(talep.musteri_id, id);
  degisim({ durum: talep.durum }, { durum, cevap });
  return { id };
}
