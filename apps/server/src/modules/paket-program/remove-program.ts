import type { menuCalls, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadProgram, tellProgram } from './load-program.ts';

/** Removes a program with its contents. PostgreSQL refuses it for one that was sold. */
export async function removeProgram({ tx, body, degisim }: Context<typeof paketProgramCalls.remove>) {
  const program = await loadProgram(tx, body.id);
  found(await tx.deleteFrom('paket_program').where('id', '=', body.id).returning('id').executeTakeFirst());
  degisim(tellProgram(program), null);
  return { id: body.id };
}

/** Takes one row out of its program. The last one stays too, because a program holds something (spec 2§5). */
export async function removeIcerik({ tx, body, degisim, about }: Context<typeof menuCalls.removeIcerik>) {
  const { paket_program_id: programID } = found(
    await tx.selectFrom('paket_program_icerik').where('id', '=', body.id).select('paket_program_id').executeTakeFirst(),
  );
  // Everybody who changes a program locks it first, so two who take out the last two rows come one after the other.
  await tx.updateTable('paket_program').set(({ eb, ref }) => ({ surum: eb(ref('surum'), '+', 1) })).where('id', '=', programID).execute();
  const eski = await loadProgram(tx, programID);
  const icerikler = eski.icerikler.filter(({ id }) => id !== body.id);
  if (icerikler.length === 0) throw new AppError('icerikGerekli');
  found(await tx.deleteFrom('paket_program_icerik').where('id', '=', body.id).returning('id').executeTakeFirst());
  about(programID);
  degisim(tellProgram(eski), tellProgram({ ...eski, icerikler }));
  return { id: body.id };
}
