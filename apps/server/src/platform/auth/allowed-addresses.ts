import { BlockList, isIP } from 'node:net';
import type { Tx } from '../db/connection.ts';

/** The addresses that a business allows; null allows all. */
export type AllowedAddresses = BlockList | null;

/** @param ips addresses and networks as the database writes them: `88.230.10.5`, `10.0.0.0/8`, `2a02:ff0::/32` */
export function allowedAddressesOf(ips: readonly string[]): AllowedAddresses {
  if (ips.length === 0) return null;
  const list = new BlockList();
  for (const ip of ips) {
    const [address = '', bit] = ip.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bit === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bit), family);
  }
  return list;
}

/** Behind a proxy the address is what a header says, and need not be one. */
export const isAllowed = (addresses: AllowedAddresses, ip: string): boolean =>
  addresses === null || (isIP(ip) !== 0 && addresses.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4'));

/** Lets a session go on from any address, whatever addresses its business allows. Needs the same rights as saveKimlik. */
export async function freeOturum(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('oturum').set({ adres_serbest: true }).where('id', '=', id).execute();
}
