import type { HataKodu } from './errors.ts';

// This is apart from the list of all keys, which no page needs at run time.
type Issue = { code?: string; input?: unknown; expected?: unknown; origin?: unknown };

/** The key for a wrong value whose shape names no key of its own: missing, too long, not a number, not a choice. */
export function defaultKey({ code, input, expected, origin }: Issue): HataKodu {
  if (input === undefined || input === null) return 'zorunluAlan';
  if (code === 'too_big' && origin === 'string') return 'metinUzun';
  if (code === 'too_big' && origin === 'array') return 'istekBuyuk';
  if (code === 'too_small' && (origin === 'string' || origin === 'array')) return 'zorunluAlan';
  if (expected === 'number' || expected === 'int' || origin === 'number' || origin === 'int') return 'sayiGecersiz';
  return code === 'invalid_value' || expected === 'boolean' ? 'secimGecersiz' : 'alanlarHatali';
}
