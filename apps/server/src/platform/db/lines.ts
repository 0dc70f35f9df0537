import { withUnsaid } from '@defter/contract/degisen.ts';
import { found } from '../errors/app-error.ts';

type Line = { id: number };
/** A line as it is sent: an absent field stays as it was. */
type Sent<T extends Line> = { [K in keyof T]?: T[K] | undefined } & Line;

/**
 * The lines of a list as they will be stored, each whole. A line with an id is the stored line with the sent fields in it. A
 * line with id 0 is new and was sent whole, which the contract has checked (contract/degisen.ts).
 * @throws AppError bulunamadi, for a line that is not there or is named twice
 */
export function mergeLines<T extends Line>(sent: readonly Sent<T>[], mevcut: readonly T[]): T[] {
  const rest = new Map(mevcut.map((line) => [line.id, line]));
  return sent.map((line) => {
    if (line.id === 0) return line as T;
    const before = found(rest.get(line.id));
    rest.delete(line.id);
    return withUnsaid<T>(line, before);
  });
}
