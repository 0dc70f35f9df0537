import type { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { sql } from 'kysely';
import { AppError, wrongFields } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { keepMusteri } from '../../../musteri/lock-musteri.ts';
import { loadKatalog, requireAktifMusteri } from '../../load-katalog.ts';
import { insertHareket } from './insert-hareket.ts';
import { lockHak } from './lock-hak.ts';

/** Lets somebody of the family use a package that was sold for a family. */
export async function sharePaket({ tx, body, oturum, clock, about, degisim }: Context<typeof seansIslemiCalls.paylas>) {
  const { paketHakID, musteriID, neden } = body;
  const bugun = clock.today();
  keepMusteri(tx, musteriID);
  requireAktifMusteri(await loadKatalog(tx, { musteriID, altUrunIDler: [], odemeSekliIDler: [], bugun }));
  const hak = await lockHak(tx, paketHakID);
  if (hak.kullanim !== 'aile') throw new AppError('paketKisiye');
  if (hak.musteriID === musteriID) throw wrongFields({ musteriID: 'secimGecersiz' });
  const { rows } = await sql`select from seans_kullanan_ozet where hak_id = ${hak.id} and musteri_id = ${musteriID}`.execute(tx);
  if (rows.length > 0) throw new AppError('paketPaylasilmis');
  const { id } = await insertHareket(tx, { hakID: hak.id, tur: 'paylasim', musteriID, neden }, { bugun, personelID: oturum.personelID });
  about(hak.musteriID, hak.id);
  degisim(null, { paketHakID, kullananID: musteriID, neden });
  return { id };
}
