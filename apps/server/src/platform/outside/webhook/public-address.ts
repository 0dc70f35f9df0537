import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks that an address from a stranger must not lead to: this machine, the local network, the provider, tests (RFC 6890). */
const CLOSED_V4 = [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.0.2.0', 24],
  ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const;
/** IPv6 is open only for addresses of the internet, without those that embed an IPv4 address. */
const OPEN_V6 = ['2000::', 3] as const;
const CLOSED_V6 = [['2001::', 23], ['2001:db8::', 32], ['2002::', 16], ['3fff::', 20]] as const;

const closed = new BlockList();
for (const [net, prefix] of CLOSED_V4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of CLOSED_V6) closed.addSubnet(net, prefix, 'ipv6');
const open = new BlockList();
open.addSubnet(...OPEN_V6, 'ipv6');

/** Whether an address is one of the internet, which anybody may name. An IPv4 address written as IPv6 is none. */
export const isPublicAddress = (ip: string): boolean => (isIPv4(ip) ? !closed.check(ip, 'ipv4') : open.check(ip, 'ipv6') && !closed.check(ip, 'ipv6'));

/**
 * Whether the host of an address is none of the internet, as far as it can be read: an address of numbers, or the name that every machine calls
 * itself by.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
}
