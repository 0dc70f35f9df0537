import type { AnyCall } from '@defter/contract/call.ts';
import { describeEntry, type Eden, writeEntry } from '../../platform/audit.ts';
import { type Degisim, diffOf, isEmpty } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';

/**
 * Does one of several acts of a call, which gets an entry of its own in the record log, so that the history of each appointment
 * tells what was done to it.
 * @param kayit as which act of which call it is told
 */
export async function tellEach<T>({ tx, oturum, client }: Eden, { kayit }: AnyCall, kayitID: number | ((done: T) => number), act: (degisim: Context<AnyCall>['degisim']) => Promise<T>): Promise<T> {
  const degisim: Degisim = {};
  const done = await act((before, after) => void Object.assign(degisim, diffOf(kayit!, before, after)));
  const id = typeof kayitID === 'number' ? kayitID : kayitID(done);
  if (!isEmpty(degisim)) writeEntry(tx, describeEntry({ personelID: oturum.personelID, client }, kayit!, { kayitID: id, degisim }));
  return done;
}
