import type { AnyCall, Kayit } from '@defter/contract/call.ts';
import { KAYIT_TURLERI } from '@defter/contract/kayit-nesneleri.ts';

/**
 * The record that a call acted on, so that its history shows what was done to it and to its parts; null for calls
 * without one.
 */
export function recordOf({ kayit }: AnyCall, body: object, answer: object): number | null {
  const name = kayit ? nameOf(kayit) : null;
  return name === null ? null : idOf(name === 'id' ? answer : body, name);
}

/** The record of a refused call, as far as its body names one. */
export function recordIn(kayit: Kayit, body: object): number | null {
  const name = nameOf(kayit);
  if (name === null) return null;
  return idOf(name === 'id' && 'musteri' in body && typeof body.musteri === 'object' && body.musteri !== null ? body.musteri : body, name);
}

/** The name that the call declares, or the one by the rule of `kayitID`. */
const nameOf = ({ nesne, kayitID }: Kayit): string | null => (kayitID !== undefined ? kayitID : isRecord(nesne) ? 'id' : null);

const isRecord = (nesne: Kayit['nesne']) => nesne === undefined || (KAYIT_TURLERI as readonly string[]).includes(nesne);

function idOf(from: object, name: string): number | null {
  const value = (from as Record<string, unknown>)[name];
  return typeof value === 'number' && value > 0 ? value : null;
}
