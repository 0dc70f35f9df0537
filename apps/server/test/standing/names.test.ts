import { TANIM_TURLERI, tanimOf } from '@defter/contract/tanim.ts';
import { expect, it } from 'vitest';
import { useOwnServer } from '../server.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
const place = usePlace(server);

/** The field of the form that shows a duplicate name. */
const FIELDS: Readonly<Record<string, string>> = {
  'rol.create': 'adi',
  'vardiya.createSablon': 'sablonAdi',
  'urun.createAnaUrun': 'adi',
  'urun.createAltUrun': 'adi',
  'altUrun.createBirim': 'birimID',
  'ayar.saveIpAdresi': 'ip',
  ...Object.fromEntries(TANIM_TURLERI.filter((tur) => tanimOf(tur).calls.create).map((tur) => [`${tur}.create`, 'adi'])),
};

it.each(standingCalls.filter(({ name }) => name in FIELDS))('$name: a duplicate name is told at its field', async ({ name, call, input }) => {
  const sent = await input(place);
  const send = () => server.send(call, sent, { jeton: place.bayi.jeton });
  expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(409);
  expect(refused.alanlar).toEqual({ [FIELDS[name]!]: refused.message });
});
