import { refusalText } from '../../ui/notice.ts';
import type { ApiHatasi } from './api.ts';

/** The server's refusal of the question itself in words; undefined where the server failed or was not reached. */
export const readingRefusal = (error: ApiHatasi): string | undefined => (error.status >= 400 && error.status < 500 ? refusalText(error) : undefined);

/** Whether the record of an address does not exist, or its id cannot be one. */
export const isMissing = (error: ApiHatasi | null): boolean => error?.status === 404 || error?.status === 422;
