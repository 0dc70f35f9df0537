import type { AnyCall } from '@defter/contract/call.ts';
import { type Actor, describeEntry, type Entry, type EntryDetail } from '../audit.ts';
import { type Alanlar, diffOf, isEmpty, newOf } from '../degisim.ts';
import { recordOf } from '../record-of.ts';
import type { Context } from './context.ts';
import { isUnversioned, UNVERSIONED } from './unversioned.ts';

type Told = Pick<Context<AnyCall>, 'note' | 'degisim' | 'about' | 'act'> & {
  /** The entry of the act in the record log; undefined where the call has none, or has found nothing to do. */
  entryOf(actor: Actor, body: Alanlar, answer: object): Entry | undefined;
};

/** Collects what a handler tells of its act. Each transaction begins with one of its own. */
export function createTold(call: AnyCall): Told {
  const { kayit } = call;
  const detail: EntryDetail = { degisim: {} };
  let islem = kayit?.islem ?? null;
  let isTold = false;
  const note = (text: string) => {
    detail.notes = detail.notes ? `${detail.notes}; ${text}` : text;
  };
  return {
    note,
    degisim(before, after) {
      isTold = true;
      if (kayit) Object.assign(detail.degisim, diffOf(kayit, before, after));
    },
    about(kayitID, parcaID) {
      detail.kayitID = kayitID;
      detail.parcaID = parcaID;
    },
    act(what) {
      islem = what;
    },
    entryOf(actor, body, answer) {
      if (!kayit || !islem) return undefined;
      detail.kayitID ??= recordOf(call, body, answer) ?? undefined;
      if (islem === 'ekleme' && isEmpty(detail.degisim)) detail.degisim = diffOf(kayit, null, newOf(body));
      // A call that reported a record without any difference is no act.
      if (isTold && isEmpty(detail.degisim) && detail.notes === undefined) return undefined;
      if (isUnversioned(call, body)) note(UNVERSIONED);
      return describeEntry(actor, { ...kayit, islem }, detail);
    },
  };
}
