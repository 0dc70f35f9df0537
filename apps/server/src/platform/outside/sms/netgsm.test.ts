import { expect, it } from 'vitest';
import { startProvider } from '../../../../test/provider.ts';
import { NotNow } from '../mesaj/saglayici.ts';
import { netgsm } from './netgsm.ts';

/** An account at a provider whose report has these pages. */
async function reporting(page: (number: number) => readonly object[]) {
  const url = await startProvider<{ pagenumber: number }>(({ pagenumber }) => ({ code: '00', jobs: page(pagenumber) }));
  return netgsm({ saglayici: 'netgsm', url, kullanici: '850', sifre: 'x', baslik: null });
}
const pageOf = (first: number) => Array.from({ length: 100 }, (_, i) => ({ jobid: String(first + i), status: 1, referansID: `ref-${first + i}` }));
const ARASI = { ilk: 0, son: 60_000 };

it('looks through all pages of a report', async () => {
  const account = await reporting((number) => (number < 3 ? pageOf(number * 100) : []));
  expect(await account.search!(new Set(['ref-5', 'ref-250', 'ref-999']), ARASI)).toEqual(new Map([['ref-5', { no: '5' }], ['ref-250', { no: '250' }]]));
});

it('gives up a report that has the same page again and again', async () => {
  let asked = 0;
  const account = await reporting(() => {
    asked += 1;
    return asked < 1000 ? pageOf(0) : [];
  });
  await expect(account.search!(new Set(['ref-999']), ARASI)).rejects.toBeInstanceOf(NotNow);
  expect(asked).toBe(2);
});

it('takes a state that says nothing for no end of a message', async () => {
  const account = await reporting(() => [{ jobid: '1' }, { jobid: '2', status: '' }, { jobid: '3', status: '1' }, { jobid: '4', status: 3 }]);
  expect(await account.report(['1', '2', '3', '4'])).toEqual([
    { no: '3', durum: 'iletildi' },
    { no: '4', durum: 'iletilemedi', hata: 'r3' },
  ]);
});
