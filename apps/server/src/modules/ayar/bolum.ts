import type { AyarBolumu } from '@defter/contract/ayar.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import type { Context } from '../../platform/http/context.ts';

export type Degerler = Readonly<Record<string, unknown>>;
/** What reading and writing settings need of a request. */
export type AyarContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'client' | 'clock' | 'degisim'>;

/** A part of the settings whose changes are kept and can be taken back. */
export type Bolum = {
  ad: AyarBolumu;
  /** Who may change it beside those who may open the page. */
  yetki?: Yetki;
  /** Its values as they are, locked until the end of the transaction. */
  read(context: AyarContext): Promise<Degerler>;
  /** The same values in the words of the record log; without it they are their own. `hepsi`: all that there is, and what is to come. */
  tell?(degerler: Degerler, hepsi: Degerler): Degerler;
  /** Puts new values; what is not named stays. `onay`: the person knows what it may do to them. */
  write(context: AyarContext, degerler: Degerler, onay: boolean): Promise<void>;
};
