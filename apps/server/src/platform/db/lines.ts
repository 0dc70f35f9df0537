import { withUnsaid } from '@defter/contract/degisen.ts';
import { found } from '../errors/app-error.ts';

type Line = { id: number };
/** A line as it is sent: what it does not say stays as it was. */
type Sent<T extends Line> = { [K in keyof T]?: T[K] | undefined } & Line;

/**
 * The lines of a list as they are to be, each whole: one with an id is the line that is there with what was sent, one
 * without is new and was sent whole, which its shape has seen to (contract/degisen.ts).
 * @throws AppError bulunamadi, for a line that is not there or is named twice
 */
export function whole<T extends Line>(sent: readonly Sent<T>[], mevcut: readonly T[]): T[] {
  const rest = new Map(mevcut.map((line) => [line.id, line]));
  return sent.map((line) => {
    if (line.id === 0) return line as T;
    const before = found(rest.get(line.id));
    rest.delete(line.id);
    return withUnsaid<T>(line, before);
  });
}
