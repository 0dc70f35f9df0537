import type { Context } from '../../platform/http/context.ts';
import type { AnyCall } from '@defter/contract/call.ts';

type Stil = Omit<Context<AnyCall>, 'body' | 'params' | 'query' | 'tx' | 'oturum' | 'clock' | 'files' | 'totals'>;

/** The demo acts by itself: from no device, and with nothing to tell the record log. */
export const SESSIZ: Stil = {
  client: { ip: '', cihaz: '' },
  note: () => {},
  degisim: () => {},
  about: () => {},
  act: () => {},
  afterCommit: () => {},
};
