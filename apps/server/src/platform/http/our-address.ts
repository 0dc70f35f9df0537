import type { Config } from '../../config.ts';
import type { Client } from './client.ts';

/** The address at which a phone finds us: the configured one, else the one that the caller has used. */
export const ourAddressOf = ({ publicUrl, isPublicUrlSet }: Pick<Config, 'publicUrl' | 'isPublicUrlSet'>, { ourAddress }: Client): string =>
  (isPublicUrlSet ? undefined : ourAddress) ?? publicUrl;
