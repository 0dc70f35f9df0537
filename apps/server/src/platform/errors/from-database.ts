import type { HataKodu } from '@defter/contract/errors.ts';
import pg from 'pg';
import { AppError, refusalAt } from './app-error.ts';

/** Constraint name → message key, with the field of the form that it is about; the modules' list is passed in by the app. */
export type ConstraintMessages = Readonly<Record<string, HataKodu | readonly [kod: HataKodu, alan: string]>>;

const CODES: Record<string, HataKodu> = {
  '22003': 'sayiGecersiz', // numeric value out of range
  '22008': 'tarihGecersiz', // date out of range
  '22021': 'istekGecersiz', // a NUL character in a text
  '22P05': 'istekGecersiz',
  '23505': 'baskaKayitVar',
  '23514': 'alanlarHatali',
  '54000': 'istekBuyuk', // an index row that is too large
};

/** Whether the same transaction may succeed on another try. */
export const isRetryable = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

/** Whether PostgreSQL has refused a statement. After any other failure nobody knows whether it was done: the connection broke, or PostgreSQL ended. */
export const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');

/** The constraint's name as the migrations know it: Citus appends the shard's number. */
const constraintOf = (error: pg.DatabaseError) => error.constraint?.replace(/_\d+$/, '') ?? '';

/** Whether this constraint caused the error; for callers where it has a meaning of its own. */
export const violates = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && constraintOf(error) === constraint;

/** Turns a broken constraint into the refusal that belongs to its name; undefined when the fault is ours. */
export function errorFromDatabase(error: unknown, messages: ConstraintMessages): AppError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const named = messages[constraintOf(error)];
  // The hint of a refusal by a trigger of ours is the name of what it is about.
  if (typeof named === 'string') return new AppError(named, error.hint ? { veri: { ad: error.hint } } : {});
  if (named) return refusalAt(named[1], named[0]);
  if (error.code === '23503') {
    return new AppError(error.detail?.includes('still referenced') ? 'kullanimdaSilinemez' : 'bulunamadi');
  }
  const byCode = CODES[error.code ?? ''];
  return byCode && new AppError(byCode);
}
