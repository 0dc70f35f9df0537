import type { AyarBolumu, AyarDegisikligi } from '@defter/contract/ayar.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import type { Yetki } from '@defter/contract/yetkiler.ts';
import type { Tx } from '../../platform/db/connection.ts';
import type { Context } from '../../platform/http/context.ts';

export type Degerler = Readonly<Record<string, unknown>>;
/** The parts of a request that reading and writing settings need. */
export type AyarContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'client' | 'clock' | 'degisim'>;

/** One field of a change as people read it. */
export type DescribeAlan = (alan: string, onceki: unknown, sonraki: unknown) => Omit<AyarDegisikligi['alanlar'][number], 'tur' | 'sozler'>;

/** A part of the settings whose changes are kept and can be taken back. */
export type Bolum = {
  ad: AyarBolumu;
  /** The right that changes this part, beside the right that opens the page. */
  yetki?: Yetki;
  /** Its values as they are, locked until the end of the transaction. */
  read(context: AyarContext): Promise<Degerler>;
  /** The same values in the words of the record log; without it they are their own. `hepsi`: all that there is, and what is to come. */
  tell?(degerler: Degerler, hepsi: Degerler): Degerler;
  /** How its changes are read, where a value is not simply itself: names for ids. */
  describe?(tx: Tx, degisenler: readonly Degerler[]): Promise<DescribeAlan>;
  /** Puts new values; what is not named stays. `onay`: the person knows what it may do to them. */
  write(context: AyarContext, degerler: Degerler, onay: boolean): Promise<void>;
};

/** Every part by its name. Those of the modules above are handed to `registerAyar`. */
export type Bolumler = Readonly<Record<AyarBolumu, Bolum>>;

/** A value as text; several are told one after the other. */
export const metinOf = (deger: unknown): string | null => (deger === null || deger === undefined ? null : [deger].flat().join(', '));
