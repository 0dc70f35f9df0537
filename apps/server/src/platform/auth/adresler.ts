import { BlockList, isIP } from 'node:net';

/** The addresses that a business allows; null allows all. */
export type Adresler = BlockList | null;

/** @param ipler addresses and networks as the database writes them: `88.230.10.5`, `10.0.0.0/8`, `2a02:ff0::/32` */
export function adreslerOf(ipler: readonly string[]): Adresler {
  if (ipler.length === 0) return null;
  const list = new BlockList();
  for (const ip of ipler) {
    const [adres = '', bit] = ip.split('/');
    const family = isIP(adres) === 6 ? 'ipv6' : 'ipv4';
    if (bit === undefined) list.addAddress(adres, family);
    else list.addSubnet(adres, Number(bit), family);
  }
  return list;
}

/** Behind a proxy the address is what a header says, and need not be one. */
export const isAllowed = (adresler: Adresler, ip: string): boolean =>
  adresler === null || (isIP(ip) !== 0 && adresler.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4'));
