import type { ReactNode } from 'react';
import { LoadError } from '../../ui/LoadError.tsx';
import type { ApiHatasi } from './api.ts';
import { readingRefusal } from './refusal.ts';

type Reading = { /** What was read before stays, so it has not failed; leave it out where only what is new will do. */ data?: unknown; error: ApiHatasi | null; refetch: () => unknown };

/**
 * Stands where something is shown that was read, as long as it is not there: a skeleton, and where it could not be read the reason with a way to try
 * again (docs/adr/0410). What was read once stays when it cannot be read again, of which the frame tells.
 *
 *     const { data, error, refetch } = useCall(kasaCalls.list);
 *     if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;
 */
export function NotLoaded({ reading, skeleton }: { /** Several where what is shown needs all of them. */ reading: Reading | readonly Reading[]; skeleton?: ReactNode }) {
  const failed = [reading].flat().filter(({ data, error }) => data === undefined && error);
  const error = failed[0]?.error;
  return error ? <LoadError text={readingRefusal(error)} onRetry={() => failed.forEach(({ refetch }) => void refetch())} /> : skeleton;
}
