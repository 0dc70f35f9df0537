import { authCalls } from '@defter/contract/auth.ts';
import { type AnyCall, isRead } from '@defter/contract/call.ts';
import { ownMeaning } from '@defter/contract/meaning.ts';
import { RAPOR_YETKILERI, YETKILER, type Yetki } from '@defter/contract/yetkiler.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { buildBayi, buildMusteri, buildPersonel, buildRandevu, buildSatis, type TestBayi } from '../build.ts';
import { useOwnServer } from '../server.ts';
import type { AnyInput } from './input.ts';
import { standingCalls } from './standing.ts';

/** The rights that show contact data: those of the contract's marks, and the one that shows it one by one. */
const SHOWING: readonly Yetki[] = ['musteriIletisim', 'musteriIletisimGoster', 'personelDuzenle'];
const REST = [...YETKILER, ...RAPOR_YETKILERI].filter((flag) => !(SHOWING as readonly string[]).includes(flag));

/** Values in every record of the bayi that must not be read; phones differ only in their last four digits. */
const SECRETS = {
  telefon: '538765',
  ePosta: 'saklikisi@gizli-alan.example',
  adres: 'Saklı Sokak 42',
  tcKimlikNo: '10000000146',
  pasaportNo: 'U98765432',
};

const server = useOwnServer();
let bayi: TestBayi;
let kisi: TestBayi;

const closed = standingCalls.filter(({ call }) => call.yetki !== 'herkes' && call.dosya === undefined);
const sent = new Map<string, AnyInput>();

beforeAll(async () => {
  bayi = await buildBayi(server);
  kisi = await buildPersonel(server, bayi, REST);
  for (const { name, input } of closed) sent.set(name, await input({ server, bayi, kisi }));
  await buildMusteri(server, bayi);
  const { musteriID } = await buildRandevu(server, bayi);
  await buildSatis(server, bayi, { musteriID });
  await seedSecrets();
});
/** Some calls sign out their caller. */
beforeEach(async () => {
  const { status } = await server.send(authCalls.validateToken, {}, { jeton: kisi.jeton });
  if (status !== 200) kisi = await buildPersonel(server, bayi, REST);
});

/** Gives everybody in the bayi but the reader, including people made for a call, recognisable contact data. */
async function seedSecrets(): Promise<void> {
  const { ePosta, adres, tcKimlikNo, pasaportNo, telefon } = SECRETS;
  const where = `where bayi_id = ${bayi.bayiID}`;
  await server.rows(`update musteri set email = '${ePosta}', tc_kimlik_no = '${tcKimlikNo}', pasaport_no = '${pasaportNo}' ${where}`);
  await server.rows(`update musteri_telefon set telefon = '+90${telefon}' || lpad((id % 10000)::text, 4, '0') ${where}`);
  await server.rows(`update musteri m set arama = arama || ' ' || (select string_agg(right(telefon, 10), ' ') from musteri_telefon t
    where t.bayi_id = m.bayi_id and t.musteri_id = m.id) ${where}`);
  await server.rows(`update musteri_adres set adres = '${adres}' ${where}`);
  await server.rows(`insert into musteri_adres (bayi_id, musteri_id, baslik, adres) select bayi_id, id, 'Ev', '${adres}' from musteri ${where}`);
  await server.rows(`update personel set cep_telefonu = '+90${telefon}' || lpad((id % 10000)::text, 4, '0'), ev_telefonu = '+90${telefon}9999',
    e_posta = '${ePosta}', adres = '${adres}', tc_kimlik_no = '${tcKimlikNo}' ${where} and id <> ${kisi.personelID}`);
}

/** Phones in any spelling. */
const flat = (text: string) => text.replaceAll(/[\s()-]/g, '');
const foundIn = (reply: object) => {
  const text = JSON.stringify(reply);
  return Object.entries(SECRETS).flatMap(([name, secret]) => (text.includes(secret) || flat(text).includes(flat(secret)) ? [name] : []));
};

type Definition = { innerType?: z.ZodMiniType; element?: z.ZodMiniType; out?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType>; type: string };
const isText = (schema: z.ZodMiniType): boolean => {
  const { innerType, type } = schema._zod.def as unknown as Definition;
  return innerType ? isText(innerType) : type === 'string';
};
/** The part of a reading that holds its parameters. */
const placeOf = ({ method }: AnyCall) => (method === 'GET' ? 'query' : 'body');
const texts = (call: AnyCall) => Object.entries(call[placeOf(call)]._zod.def.shape).flatMap(([name, field]) => (isText(field as z.ZodMiniType) ? [name] : []));

describe('people who may not see contact data cannot find anybody by it', () => {
  const searches = closed.flatMap(({ name, call }) => (call.method === 'GET' || isRead(call) ? texts(call).map((field) => ({ name, call, field })) : []));
  it.each(searches)('$name by $field', async ({ name, call, field }) => {
    const { params, ...rest } = sent.get(name)!;
    const place = placeOf(call);
    const search = async (text: string) => (await server.send(call, { params, [place]: { ...rest[place], [field]: text } }, { jeton: kisi.jeton })) as object;
    const nobody = await search('wqxwqxwqx');
    for (const secret of [`0${SECRETS.telefon}`, SECRETS.telefon.slice(1), SECRETS.ePosta, SECRETS.adres, SECRETS.tcKimlikNo, SECRETS.tcKimlikNo.slice(3), SECRETS.pasaportNo]) {
      expect(await search(secret), secret).toEqual(nobody);
    }
  });
});

describe('people who may not see contact data read none of it', () => {
  // Reads come first, because the data that writes leave may show less.
  it.each(closed.toSorted((a, b) => Number(isRead(b.call)) - Number(isRead(a.call))))('$name', async ({ name, call }) => {
    const reply = await server.send(call, sent.get(name), { jeton: kisi.jeton });
    expect(foundIn(reply)).toEqual([]);
    const shown: readonly string[] = [call.yetki].flat();
    if (shown.every((flag) => (SHOWING as readonly string[]).includes(flag))) expect(reply.status).toBe(403);
    else if (isRead(call)) expect(reply.status).toBe(200);
    else expect(reply.status).not.toBe(401);
  });
});

it('the marks of the contract ask for no other right', () => {
  const asked = standingCalls.flatMap(({ call }) => marksOf(call.reply));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((yetki) => !SHOWING.includes(yetki))).toEqual([]);
});

function marksOf(schema: z.ZodMiniType): Yetki[] {
  const { yetki } = ownMeaning(schema) ?? {};
  if (yetki) return [yetki];
  const { innerType, element, out, shape } = schema._zod.def as unknown as Definition;
  return [innerType, element, out, ...Object.values(shape ?? {})].flatMap((part) => (part ? marksOf(part) : []));
}
