import type { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { sql } from 'kysely';
import { raiseSurum } from '../../platform/db/surum.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { sablonZamanlari } from './sablon-columns.ts';

export async function createSablon({ tx, body }: Context<typeof vardiyaCalls.createSablon>) {
  requireNew(body);
  return tx
    .insertInto('vardiya_sablon')
    .values({ sablon_adi: body.sablonAdi, baslangic_saati: body.baslangicSaati, bitis_saati: body.bitisSaati, renk: body.renk })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Saves a template. Its days from today on get the new hours; past days keep theirs. */
export async function updateSablon({ tx, body, clock, degisim }: Context<typeof vardiyaCalls.updateSablon>) {
  await raiseSurum(tx, { tablo: 'vardiya_sablon', id: body.id }, body.surum);
  const eskisi = tx
    .selectFrom('vardiya_sablon')
    .where('id', '=', body.id)
    .select(['sablon_adi as sablonAdi', 'baslangic_saati as baslangicSaati', 'bitis_saati as bitisSaati', 'renk'])
    .executeTakeFirst();
  const yenisi = sql<{ id: number }>`
    with s as (
      update vardiya_sablon set sablon_adi = coalesce(${body.sablonAdi ?? null}, sablon_adi), renk = coalesce(${body.renk ?? null}, renk),
        baslangic_saati = coalesce(${body.baslangicSaati ?? null}::time, baslangic_saati),
        bitis_saati = coalesce(${body.bitisSaati ?? null}::time, bitis_saati)
      where id = ${body.id} and silindi is null returning *
    ),
    gunler as (
      update vardiya v set baslangic = z.baslangic, bitis = z.bitis
      from (select o.personel_id, o.tarih, ${sablonZamanlari(sql`o.tarih`)} from s join vardiya o on o.vardiya_sablon_id = s.id
        where o.tarih >= ${clock.today()}::date) z
      where v.personel_id = z.personel_id and v.tarih = z.tarih and v.vardiya_sablon_id = ${body.id}
    )
    select id from s`.execute(tx);
  const [eski, { rows }] = await Promise.all([eskisi, yenisi]);
  const { id } = found(rows[0]);
  degisim(eski!, { ...body, id: undefined, surum: undefined });
  return { id };
}
