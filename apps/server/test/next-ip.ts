import type { AnyCall } from '@defter/contract/call.ts';

let addresses = 0;

/** An address that no other test of this worker uses: many tries from one are refused, and its tests share their tries. */
export function nextIp(): string {
  addresses += 1;
  return `10.${128 + ((addresses >> 16) & 127)}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * The address from which a call comes when a test names none. Calls for everybody count tries by address, so each comes
 * from another. A person stays where they are, because some calls limit the addresses that the bayi may be used from.
 */
export const ipFor = ({ yetki }: AnyCall): string | undefined => (yetki === 'herkes' ? nextIp() : undefined);
