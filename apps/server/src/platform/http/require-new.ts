import { AppError } from '../errors/app-error.ts';

/**
 * Refuses a POST that names an existing record. Only PUT may change one, and PUT asks for another right.
 * @throws AppError istekGecersiz
 */
export function requireNew({ id }: { id: number }): void {
  if (id > 0) throw new AppError('istekGecersiz');
}
