import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SmsSimulator, startSmsSimulator } from './sms.ts';

let sms: SmsSimulator;
beforeAll(async () => {
  sms = await startSmsSimulator();
});
afterAll(() => sms.close());

const send = (body: unknown) =>
  fetch(`${sms.url}/sms/rest/v2/send`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const text = (msg: string, no = '5551112233') => ({ msgheader: 'DEFTER', encoding: 'TR', messages: [{ msg, no }] });
const listed = async (query = '') => (await fetch(`${sms.url}/mesajlar${query}`)).json() as Promise<{ telefon: string; mesaj: string }[]>;

beforeEach(async () => {
  await send(text('ilk'));
});

it('takes a text and lists it first, for one number or for all', async () => {
  const answer = await send(text('ikinci', '5559998877'));
  expect([answer.status, await answer.json()]).toMatchObject([200, { code: '00', jobid: expect.any(String) }]);
  expect((await listed())[0]).toMatchObject({ telefon: '+905559998877', mesaj: 'ikinci' });
  for (const query of ['+905551112233', '%2B905551112233', '0555 111 22 33']) {
    expect((await listed(`?telefon=${query}`)).map(({ mesaj }) => mesaj), query).not.toContain('ikinci');
    expect((await listed(`?telefon=${query}`))[0], query).toMatchObject({ mesaj: 'ilk' });
  }
});

it.each([
  ['70', 'what is no JSON', '{'],
  ['70', 'no message', { msgheader: 'DEFTER', messages: [] }],
  ['70', 'a number that is no mobile', text('a', '2125550000')],
  ['20', 'an empty text', text('')],
  ['40', 'a sender that is too long', { ...text('a'), msgheader: 'ON-İKİ-HARFLİ' }],
])('refuses with %s: %s', async (code, _what, body) => {
  const before = await listed();
  const answer = await send(body);
  expect([answer.status, await answer.json()]).toMatchObject([406, { code }]);
  expect(await listed()).toEqual(before);
});

it('shows the texts on a page, as texts', async () => {
  await send(text('<script>alert(1)</script> kod 123456'));
  const page = await (await fetch(`${sms.url}/`)).text();
  expect(page).toContain('kod 123456');
  expect(page).not.toContain('<script>');
});

describe('the report', () => {
  const report = async (body: object) => {
    const answer = await fetch(`${sms.url}/sms/rest/v2/report`, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as { code: string; jobs?: { referansID?: string }[] };
  };
  const today = { startdate: '01.01.2020 00:00:00', stopdate: '31.12.2099 23:59:59' };

  it('lists the taken messages by their references, a page at a time', async () => {
    await send({ ...text('bir'), referansID: 'r-1' });
    await send({ ...text('iki'), referansID: 'r-2' });
    const pages = await Promise.all([0, 1].map((pagenumber) => report({ ...today, pagenumber, pagesize: 1 })));
    expect(pages.map(({ jobs }) => jobs!.map(({ referansID }) => referansID))).toEqual([['r-2'], ['r-1']]);
  });

  it('says that there are none, or that the request was wrong', async () => {
    expect(await report({ startdate: '01.01.2020 00:00:00', stopdate: '02.01.2020 00:00:00' })).toMatchObject({ code: '60' });
    expect(await report({ startdate: '1.01.2020 00:00:00', stopdate: '02.01.2020 00:00:00' })).toMatchObject({ code: '70' });
  });
});
