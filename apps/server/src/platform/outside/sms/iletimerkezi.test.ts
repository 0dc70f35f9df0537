import { expect, it } from 'vitest';
import { startProvider } from '../../../../test/provider.ts';
import { iletimerkezi } from './iletimerkezi.ts';

/** An account at a provider that tells of orders until it is asked for the one called `son`. */
async function telling() {
  const url = await startProvider<{ request: { order: { id: string } } }>(({ request: { order } }) =>
    order.id === 'son' ? undefined : { response: { status: { code: 200 }, order: { id: order.id, status: 114, message: [{ status: 111 }] } } },
  );
  return iletimerkezi({ saglayici: 'iletimerkezi', url, kullanici: 'k', sifre: 'x', baslik: null });
}

it('tells what it has heard of messages before the provider fell silent', async () => {
  const account = await telling();
  expect(await account.report(['1', '2', 'son', '4'])).toEqual([
    { no: '1', durum: 'iletildi' },
    { no: '2', durum: 'iletildi' },
  ]);
  await expect(account.report(['son', '4'])).rejects.toThrow();
});
