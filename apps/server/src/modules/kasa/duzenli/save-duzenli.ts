import type { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import { sql } from 'kysely';
import { liraOf } from '../../../platform/db/lira.ts';
import { raiseSurum } from '../../../platform/db/surum.ts';
import { found, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireNew } from '../../../platform/http/require-new.ts';
import { checkSecimler } from '../check-secimler.ts';
import { readGiderler } from './list-duzenli.ts';

type CreateContext = Context<typeof duzenliGiderCalls.create>;
type Gider = Omit<CreateContext['body'], 'id' | 'surum'>;

export async function createDuzenli({ tx, body, degisim }: CreateContext) {
  requireNew(body);
  const { id: _id, surum: _surum, ...gider } = body;
  checkGun(gider);
  await checkSecimler(tx, { ...gider, gelirMi: false });
  degisim(null, gider);
  return tx.insertInto('duzenli_gider').values(columnsOf(gider)).returning('id').executeTakeFirstOrThrow();
}

/** Changes a cost; what was booked of it stays as it was booked. */
export async function updateDuzenli(context: Context<typeof duzenliGiderCalls.update>) {
  const { tx, body, degisim } = context;
  const { id, surum, ...said } = body;
  // Before it is read, so that what is not said stays as the last one has said it.
  await raiseSurum(tx, { tablo: 'duzenli_gider', id }, surum);
  const [mevcut] = await readGiderler(context, id);
  const { id: _id, surum: _surum, bitenler: _bitenler, odemeSekliAdi: _sekil, kategoriAdi: _kategori, personelAdi: _personel, ...eski } = found(mevcut);
  const gider = withUnsaid<Gider>(said, eski);
  checkGun(gider);
  // An earlier choice may be out of use by now, so only a new one is checked here; booking checks it again.
  if (SECIMLER.some((alan) => gider[alan] !== eski[alan])) await checkSecimler(tx, { ...gider, gelirMi: false });
  await tx.updateTable('duzenli_gider').set(columnsOf(gider)).where('id', '=', id).execute();
  degisim(eski, gider);
  return { id };
}

/** Takes a cost off the list. Its row stays, because movements that were booked from it point to it. */
export async function removeDuzenli(context: Context<typeof duzenliGiderCalls.remove>) {
  const { tx, body, degisim } = context;
  const [mevcut] = await readGiderler(context, body.id);
  const { id, adi, tutar } = found(mevcut);
  const { rows } = await sql`update duzenli_gider set silindi = now() where id = ${id} and silindi is null returning id`.execute(tx);
  found(rows[0]);
  degisim({ adi, tutar }, null);
  return { id };
}

const SECIMLER = ['odemeSekliID', 'kategoriID', 'altKategoriID', 'personelID'] as const;

function checkGun({ periyot, gun, baslangic, bitis }: Gider): void {
  if (periyot === 'hafta' && gun > 7) throw wrongFields({ gun: 'sayiGecersiz' });
  if (bitis !== null && bitis < baslangic) throw wrongFields({ bitis: 'bitisOnce' });
}

const columnsOf = (gider: Gider) => ({
  adi: gider.adi,
  tutar: liraOf(gider.tutar),
  odeme_sekli_id: gider.odemeSekliID,
  kategori_id: gider.kategoriID,
  alt_kategori_id: gider.altKategoriID,
  personel_id: gider.personelID,
  periyot: gider.periyot,
  gun: gider.gun,
  baslangic: gider.baslangic,
  bitis: gider.bitis,
});
