import { messageText } from '../../ui/notice.ts';
import type { ApiHatasi } from './api.ts';

/** The server's refusal of the question itself in words; undefined where the server failed or was not reached. */
export const refusalText = ({ status, kod, alanlar, veri }: ApiHatasi): string | undefined =>
  status >= 400 && status < 500 ? messageText(Object.values(alanlar)[0] ?? kod, veri) : undefined;

/** Whether the record that an address names is not there, or cannot be one. */
export const isMissing = (error: ApiHatasi | null): boolean => error?.status === 404 || error?.status === 422;
