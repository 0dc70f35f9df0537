import type { AnyCall } from '@defter/contract/call.ts';
import { type Degisen, kayitGunluguCalls, type KayitSatiri } from '@defter/contract/kayit-gunlugu.ts';
import { YETKILER } from '@defter/contract/yetkiler.ts';
import { describe, expect, it } from 'vitest';
import alanEn from '../../../web/src/texts/en/alan.json' with { type: 'json' };
import ayarEn from '../../../web/src/texts/en/ayar.json' with { type: 'json' };
import en from '../../../web/src/texts/en/kayitGunlugu.json' with { type: 'json' };
import yetkiEn from '../../../web/src/texts/en/yetki.json' with { type: 'json' };
import alanTr from '../../../web/src/texts/tr/alan.json' with { type: 'json' };
import ayarTr from '../../../web/src/texts/tr/ayar.json' with { type: 'json' };
import tr from '../../../web/src/texts/tr/kayitGunlugu.json' with { type: 'json' };
import yetkiTr from '../../../web/src/texts/tr/yetki.json' with { type: 'json' };
import { buildPersonel, type TestBayi } from '../build.ts';
import { useOwnServer } from '../server.ts';
import type { AnyInput } from './input.ts';
import { usePlace } from './place.ts';
import { standingCalls } from './standing.ts';

const server = useOwnServer();
const place = usePlace(server);

/** Acts whose entry is complete without any field, each with its reason. */
const WITHOUT_CHANGE: Readonly<Record<string, string>> = {
  'auth.cikis': 'nothing is changed: somebody went',
  'demo.kaldir': 'the whole demo goes; what was in it was nobody’s',
  'excel.export': 'nothing is changed; the note says which list, and how many rows',
  'veriPaketi.iste': 'nothing is changed: all of it was asked for, as the note says',
  'veriPaketi.baglanti': 'nothing is changed: all of it was handed over, as the note says',
  'iletiIzni.dosya': 'nothing is said anew: the note says how many were handed over',
  'kvkk.veriler': 'nothing is changed: what is known of a person was handed over',
  'kvkk.veriArsivi': 'nothing is changed, as in kvkk.veriler',
  'kvkk.anonimlestir': 'what there was must not be kept anywhere',
  'personel.parolaDegistir': 'a password is told nowhere',
};

const logged = standingCalls.filter(({ call }) => call.kayit);
type Words = { [name: string]: string | Words };
const CATALOGUES: Record<string, { log: Words; alan: Words; ayar: Words; yetki: Words }> = {
  tr: { log: tr, alan: alanTr, ayar: ayarTr, yetki: yetkiTr },
  en: { log: en, alan: alanEn, ayar: ayarEn, yetki: yetkiEn },
};

describe('the entry of an act in the record log', () => {
  it.each(logged)('$name: the values before and after, in words', async ({ name, call, input }) => {
    const { bayi } = place;
    const sent = await input(place);
    const first = await server.send(call, sent, { jeton: bayi.jeton });
    expect(first.status, first.message).toBe(200);
    const kayit = await lastEntry(bayi);
    const { kayitID, ...said } = call.kayit!;
    expect(kayit).toMatchObject(kayitID ? { ...said, kayitID: expect.any(Number) as number } : said);
    expect(kayit.degisim.length > 0, 'says what changed').toBe(!(name in WITHOUT_CHANGE));
    for (const [dil, words] of Object.entries(CATALOGUES)) expect(wordless(kayit, words), dil).toEqual([]);
    await refuseSecrets(bayi, call, sent);

    if (call.kayit!.islem !== 'guncelleme') return;
    const { status } = await server.send(call, sent, { jeton: bayi.jeton });
    const next = await lastEntry(bayi);
    const isQuiet = next.id === kayit.id || (status === 200 && (next.degisim.length > 0 || name in WITHOUT_CHANGE));
    expect(isQuiet, `sent again, it changes nothing and says so: ${JSON.stringify(next)}`).toBe(true);
  });

  it('knows no act without change that is not one any more', () => {
    const names = new Set(logged.map(({ name }) => name));
    expect(Object.keys(WITHOUT_CHANGE).filter((name) => !names.has(name))).toEqual([]);
  });
});

/** Another person reads, because the session that made the call may have ended with it: with every right, since few may see pay and costs. */
let okuyan: TestBayi | undefined;
async function lastEntry(bayi: TestBayi): Promise<KayitSatiri> {
  const [{ id }] = (await server.rows<{ id: number }>('select id::int from kayit_gunlugu where bayi_id = $1 order by id desc limit 1', [bayi.bayiID])) as [{ id: number }];
  const ask = (jeton: string) => server.send(kayitGunluguCalls.list, { query: { baslangic: '2000-01-01', sayfaBoyutu: 10 } }, { jeton });
  let reply = okuyan?.bayiID === bayi.bayiID ? await ask(okuyan.jeton) : undefined;
  // Some acts end the sessions of everybody, or the records of the salon.
  if (reply?.status !== 200) {
    okuyan = await buildPersonel(server, bayi, YETKILER);
    reply = await ask(okuyan.jeton);
  }
  return reply.liste.find((kayit) => kayit.id === id)!;
}

/** The parts of an entry that a person would read as a key, a number or a code. */
function wordless({ menu, islem, nesne, aciklama, degisim }: KayitSatiri, { log, alan: words, ayar, yetki }: (typeof CATALOGUES)[string]): string[] {
  const has = (words: Words, ...keys: string[]) => {
    let part: string | Words | undefined = words;
    for (const key of keys) part = typeof part === 'object' ? part[key] : undefined;
    return typeof part === 'string' && part !== '';
  };
  const isNamed = (alan: string) => has(words, 'ad', alan) || has(ayar, 'anahtar', alan, 'ad') || has(ayar, 'alan', alan);
  const hasWord = ({ tur, sozler }: Degisen, value: string) =>
    tur === 'secim' ? has(words, 'deger', sozler ?? '', value) : tur === 'hak' && (has(yetki, 'yetki', value) || has(yetki, 'rapor', value.replace(/^rapor:/, '')));
  const isCode = ({ tur }: Degisen, value: string) =>
    tur === 'secim' || tur === 'hak' || (tur === 'kayit' ? /^\d+$/.test(value) : /^[a-z]+([A-Z][a-z]+)*$/.test(value) && value !== 'true' && value !== 'false');
  const values = degisim.flatMap((degisen) => [degisen.once, degisen.sonra].flatMap((value) => (value ?? '').split(', ').map((one) => [degisen, one] as const)));
  return [
    ...(has(log, 'ozel', nesne ?? menu, islem) || (has(log, 'cumle', islem) && has(log, 'nesne', nesne ?? menu)) ? [] : [`${nesne ?? menu}.${islem}`]),
    ...degisim.flatMap(({ alan, tur }) => (isNamed(alan) && tur !== null ? [] : [alan])),
    ...values.flatMap(([degisen, value]) => (value !== '' && isCode(degisen, value) && !hasWord(degisen, value) ? [`${degisen.alan}: ${value}`] : [])),
    ...(aciklama !== null && /[{}]|^[a-z]+[A-Z]/.test(aciklama) ? [aciklama] : []),
    ...degisim.flatMap(({ once, sonra }) => [once, sonra].filter((value) => value !== null && /[{}[\]]|undefined|null|NaN/.test(value))),
  ] as string[];
}

const SECRET = /^(sifre|parola|smsKodu|onayKodu|kod|tcKimlikNo|pasaportNo|imza)$/;

/** Values that nobody may read in the log: passwords, codes, signatures, whole identity numbers. */
async function refuseSecrets({ bayiID }: TestBayi, call: AnyCall, sent: AnyInput): Promise<void> {
  const text = JSON.stringify(await server.rows('select aciklama, degisim from kayit_gunlugu where bayi_id = $1', [bayiID]));
  for (const secret of secretsOf(sent)) expect(text, call.path).not.toContain(secret);
}

function secretsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (typeof part === 'string' && part !== '' && SECRET.test(name) ? [part] : secretsOf(part)));
}
