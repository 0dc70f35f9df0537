import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { ILETI_KANALLARI } from '@defter/rules/ileti.ts';
import { sql } from 'kysely';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { noteIzin, readNumaralar } from '../ileti-izni/note-izin.ts';
import { readRizalar } from './save-rizalar.ts';

/** Takes a consent back, which is possible at any time. The record keeps from when until when it was given. */
export async function withdrawRiza({ tx, body, oturum, degisim, about }: Context<typeof kvkkCalls.geriAl>) {
  const riza = found(
    await tx.selectFrom('kvkk_riza').select(['musteri_id', 'amac']).where('id', '=', body.id).forUpdate().executeTakeFirst(),
  );
  const ended = await sql`
    update kvkk_riza set bitis_zamani = now(), bitis_turu = 'geriAlindi', bitis_nedeni = ${body.neden}, bitiren_personel_id = ${oturum.personelID}
    where id = ${body.id} and bitis_zamani is null returning id`.execute(tx);
  if (ended.rows.length === 0) throw new AppError('kayitDegismis');
  if (riza.amac === 'ticariIleti') {
    const telefonlar = await readNumaralar(tx, riza.musteri_id);
    for (const kanal of ILETI_KANALLARI) await noteIzin(tx, { telefonlar, kanal, izin: 'ret', kaynak: 'masa', personelID: oturum.personelID });
  }
  about(riza.musteri_id);
  const kalan = await readRizalar(tx, riza.musteri_id);
  degisim({ rizalar: [...kalan, riza.amac].toSorted() }, { rizalar: kalan, neden: body.neden });
  return { id: riza.musteri_id };
}
