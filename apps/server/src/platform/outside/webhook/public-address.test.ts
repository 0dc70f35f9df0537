import { expect, it } from 'vitest';
import { postWebhook } from './post-webhook.ts';
import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '88.230.10.5', '172.32.0.1', '100.128.0.1', '2a00:1450:4017::1', '2606:4700::1111'])('%s is of the internet', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

it.each([
  '127.0.0.1', '127.8.9.10', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255',
  '::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1',
])('%s is not', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

it.each(['http://127.0.0.1:1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]:1/', 'http://[::ffff:127.0.0.1]/', 'http://localhost:1/', 'http://169.254.169.254/latest/meta-data'])(
  'a message to %s does not leave',
  async (url) => {
    expect(await postWebhook({ url, anahtar: 'a', id: '1', olay: 'randevu.iptal', govde: '{}' })).toEqual({ hata: 'ozelAdres' });
  },
);
