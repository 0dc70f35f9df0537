import type { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { noteIzin, readNumaralar } from './note-izin.ts';

/** Notes at the desk what a customer has said, for all of their mobiles. */
export async function saveIzin({ tx, body: { musteriID, kanal, izin }, oturum, degisim }: Context<typeof iletiIzniCalls.save>) {
  found((await sql`select from musteri_ozet where id = ${musteriID} and anonim_zamani is null`.execute(tx)).rows[0]);
  const telefonlar = (await readNumaralar(tx, musteriID)).filter(isMobil);
  if (telefonlar.length === 0) throw new AppError('iletiNumaraYok');
  const yeni = await noteIzin(tx, { telefonlar, kanal, izin, kaynak: 'masa', personelID: oturum.personelID });
  degisim({ iletiKanali: null, iletiIzni: null }, yeni.length === 0 ? { iletiKanali: null, iletiIzni: null } : { iletiKanali: kanal, iletiIzni: izin });
  return { id: musteriID };
}
