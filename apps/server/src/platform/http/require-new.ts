import { AppError } from '../errors/app-error.ts';

/**
 * Refuses a POST that names a record which is there already: over it leads PUT only, which asks for another right.
 * @throws AppError istekGecersiz
 */
export function requireNew({ id }: { id: number }): void {
  if (id > 0) throw new AppError('istekGecersiz');
}
