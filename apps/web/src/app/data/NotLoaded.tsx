import type { ReactNode } from 'react';
import { LoadError } from '../../ui/LoadError.tsx';
import type { ApiHatasi } from './api.ts';
import { readingRefusal } from './refusal.ts';

type Reading = { /** The data of the last reading: with it the reading has not failed. Leave it out if only new data will do. */ data?: unknown; error: ApiHatasi | null; refetch: () => unknown };

/**
 * Takes the place of data until it is read: a skeleton, or after a failure the reason with a button to try again
 * (docs/adr/0410). Data that was read stays when it cannot be read again, and the frame tells of that.
 *
 *     const { data, error, refetch } = useCall(kasaCalls.list);
 *     if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} />} />;
 */
export function NotLoaded({ reading, skeleton }: { /** Several, if the screen needs all of them. */ reading: Reading | readonly Reading[]; skeleton?: ReactNode }) {
  const failed = [reading].flat().filter(({ data, error }) => data === undefined && error);
  const error = failed[0]?.error;
  return error ? <LoadError text={readingRefusal(error)} onRetry={() => failed.forEach(({ refetch }) => void refetch())} /> : skeleton;
}
