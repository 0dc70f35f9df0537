import * as z from 'zod/mini';
import { isMaskeli, type MaskeTuru } from '@defter/rules/maske.ts';
import { kurus, type Kurus, ZERO } from '@defter/rules/para.ts';
import { isSaat } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { isMobil, normalizeTelefon } from '@defter/rules/telefon.ts';
import type { HataKodu } from './errors.ts';
import { type Meaning, meaningOf, means, type Noun, ownMeaning } from './meaning.ts';
import type { Yetki } from './yetkiler.ts';

/*
 * The building blocks of every shape on the wire, each with its meaning (meaning.ts). An error message is always a key of errors.ts. A field that may
 * be empty is nullable: the codec turns '' into null (spec 1§5), so no field holds ''.
 */

/**
 * Makes each field once for the same arguments. Shapes name a few kinds hundreds of times, and a page opens only after all are made.
 * `means` copies a field that gets another meaning.
 */
function shared<Args extends readonly (number | string | undefined)[], Field>(make: (...args: Args) => Field): (...args: Args) => Field {
  const made = new Map<string, Field>();
  return (...args) => {
    const key = args.join();
    if (!made.has(key)) made.set(key, make(...args));
    return made.get(key)!;
  };
}

/** Refuses half of a surrogate pair: a program may send one, and the database cannot store it. */
const trimmed = z.string({ error: 'zorunluAlan' }).check(z.trim(), z.overwrite((text) => text.toWellFormed()));

/** Required text of at most `max` characters. */
export const metin = shared((max: number = 200) =>
  means({ tur: 'metin' }, trimmed.check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(max, { error: 'metinUzun' }))),
);

/** Text that may be empty (null). */
export const metinOrNull = (max = 200) => bos(metin(max));

/** Makes a field one that may be empty. A missing key is null as well. */
export const bos = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** A list of at most `max` inside a record. A new record without it has an empty one. */
export const listeAlani = <T extends z.ZodMiniType>(satir: T, max: number) =>
  z._default(z.array(satir).check(z.maxLength(max, { error: 'istekBuyuk' })), []);

/** The latest day of any plan. */
export const SON_GUN = '2199-12-31';
/** Earlier days belong to nobody alive. Far outside this range, adding days would overflow. */
const isNearTarih = (text: string) => isTarih(text) && text >= '1900-01-01' && text <= SON_GUN;
const tarih = means({ tur: 'tarih', format: 'date' }, z.string({ error: 'tarihGecersiz' }).check(z.refine(isNearTarih, { error: 'tarihGecersiz' })));
const saat = z.string({ error: 'saatGecersiz' }).check(z.refine(isSaat, { error: 'saatGecersiz' }));
const an = saat.check(z.refine((text) => text !== '24:00', { error: 'saatGecersiz' }));

/** `YYYY-MM-DD` of a day that exists, from 1900 to 2199. */
export const tarihAlani = () => tarih;
const saatOf = (schema: typeof saat) =>
  means({ tur: 'saat', format: 'HH:mm' }, z.pipe(z.string({ error: 'saatGecersiz' }), z.pipe(z.transform((text: string) => text.slice(0, 5)), schema)));
/** `HH:mm`, with `24:00` as the end of a day. Seconds, which some clients send, are cut off. */
export const saatAlani = shared(() => saatOf(saat));
/** The time at which something happens: it is never 24:00, which only ends a day. */
export const anAlani = shared(() => saatOf(an));

const positive = () => z.int({ error: 'kimlikGecersiz' }).check(z.gte(1, { error: 'kimlikGecersiz' }));
const positiveOrZero = () => z.int({ error: 'kimlikGecersiz' }).check(z.gte(0));
/** Identity of the record itself: a positive integer. */
export const kimlik = shared(() => means({ tur: 'no' }, positive()));
/** The `id` of a record to save: 0 or nothing for a new one (spec 1§4). */
export const kimlikOrZero = shared(() => z._default(means({ tur: 'no' }, positiveOrZero()), 0));
/** The id of another record: `musteriID: ref('musteri')`. */
export const ref = shared((nesne: Noun) => means({ tur: 'kayit', nesne }, positive()));
/** The id of another record, where 0 or nothing stands for none. */
export const refOrZero = shared((nesne: Noun) => z._default(means({ tur: 'kayit', nesne }, positiveOrZero()), 0));
/** Ids to filter a list by: one entry each, or `1,2` in one, as in an address. 0 and nothing stand for none. */
export const kimlikListesi = (nesne: Noun) => {
  const idler = z.transform((parts: (string | null)[], { issues }) => {
    const said = parts.flatMap((part) => part?.split(',') ?? []).filter((part) => part !== '0');
    const { data, error } = z.safeParse(z.array(ref(nesne)).check(z.maxLength(100)), said.map(Number));
    if (!error) return data;
    issues.push({ code: 'custom', message: 'kimlikGecersiz', input: parts });
    return z.NEVER;
  });
  return means({ tur: 'kayit', nesne }, z._default(z.pipe(z.array(z.nullable(z.string({ error: 'kimlikGecersiz' }))), idler), []));
};
/** The version of the record as it was read. A save over a newer one is refused; null, as old clients send it, saves unchecked. */
export const surumOrNull = shared(() => bos(means({ tur: 'no' }, tamSayi(1, 2_000_000_000))));

/** A number that is no amount; amounts are `para`. */
export const sayi = shared(() => means({ tur: 'sayi' }, z.number({ error: 'sayiGecersiz' })));
/** An amount of a reply, which may be negative: kuruş here and lira on the wire (lira.ts). Every amount is made of it. */
export const para = shared(() => means({ tur: 'lira' }, z.number({ error: 'tutarGecersiz' }).check(ondalik(0, 'tutarGecersiz'))) as unknown as z.ZodMiniType<Kurus, Kurus>);
/** A number that is money in some records, such as a discount in lira or percent. `paraMi` decides it for a record. */
export const paraOrSayi = (paraMi: NonNullable<Meaning['paraMi']>, error: HataKodu) => means({ tur: 'sayi', paraMi }, z.number({ error }));

/** A check that a number has at most `places` decimals, so that the rules can count it in whole parts. */
export const ondalik = (places: number, error: HataKodu) => z.refine<number>((n) => Number(n.toFixed(places)) === n, { error });

/** The highest amount of a field and of a sale in total. Sums stay below the limit of numeric(14,2). */
export const EN_YUKSEK_TUTAR: Kurus = kurus(999_999_999_00);
/** An amount of a body: whole kuruş, never negative. */
export const tutar = shared(() => para().check(z.gte(0, { error: 'tutarGecersiz' }), z.lte(EN_YUKSEK_TUTAR, { error: 'tutarGecersiz' })));
/** An amount that is 0 when it is left out (spec 1§5). */
export const tutarOrZero = shared(() => z._default(tutar(), ZERO));
/** A percentage of a reply, of any size. */
export const oran = shared(() => means({ tur: 'yuzde' }, z.number({ error: 'sayiGecersiz' })));
/** A percentage from 0 to 100, to two places. A higher one can be refused with a text of its own. */
export const yuzde = (fazla: HataKodu = 'yuzdeGecersiz') =>
  oran().check(z.gte(0, { error: 'yuzdeGecersiz' }), z.lte(100, { error: fazla }), ondalik(2, 'yuzdeGecersiz'));
/** A whole number from `min` to `max`. */
export const tamSayi = shared((min: number, max: number) =>
  means({ tur: 'sayi' }, z.int({ error: 'sayiGecersiz' }).check(z.gte(min, { error: 'sayiGecersiz' }), z.lte(max, { error: 'sayiGecersiz' }))),
);

/** A choice whose words stand under `deger.<sozler>` in the catalogue of fields: `secim('cinsiyet', tamSayi(0, 1))`. */
export const secim = <T extends z.ZodMiniType>(sozler: string, schema: T): T => means({ tur: 'secim', sozler }, schema);
/** A field that may be sent under other names too: `alsoNamed(kimlik(), 'randevuID', 'randevu.id')`. */
export const alsoNamed = <T extends z.ZodMiniType>(schema: T, ...adlar: string[]): T => means({ ...ownMeaning(schema)!, adlar: adlar.map((ad) => ad.toLowerCase()) }, schema);
/** A number for which 0 stands for none, as it does of an id (spec 1§4). */
export const sifirYok = <T extends z.ZodMiniType>(schema: T): T => means({ ...ownMeaning(schema)!, sifirYok: true }, schema);
/** A value that nobody reads again: a password, a code, a signature. No log, draft or dialog gets it. */
export const sir = <T extends z.ZodMiniType>(schema: T): T => means({ tur: 'sir' }, schema);
/** A signature: strokes of a finger on a field of 600 × 200: `12,30 14,33;40,50 41,52`. */
export const imzaAlani = () =>
  sir(
    z
      .string({ error: 'imzaGerekli' })
      .check(z.maxLength(60_000, { error: 'istekBuyuk' }), z.regex(/^\d{1,3},\d{1,3}(?:[ ;]\d{1,3},\d{1,3}){11,}$/, { error: 'imzaGerekli' })),
  );
/** A moment of a reply: a day with a time. */
export const zaman = shared(() => means({ tur: 'zaman' }, z.string()));

/** A moment that is saved: a day, or a day with a time in the form of `zaman`. */
export const zamanAlani = () =>
  means({ tur: 'zaman', format: 'date-time' }, z.string({ error: 'tarihGecersiz' }).check(z.refine((text) => /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d(:?\d\d)?)?)?$/.test(text) && isNearTarih(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), { error: 'tarihGecersiz' })));

/** Makes a check of a whole record run together with the checks of its fields, and not only after they pass. */
export const besideFields = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** A flag, with its value when it is left out. */
export const evetHayir = (ilk: boolean) => z._default(z.boolean({ error: 'secimGecersiz' }), ilk);

const normalized = z.transform((text: string) => normalizeTelefon(text) ?? '');
/** A phone of any kind, kept in E.164. */
export const telefon = () =>
  means({ tur: 'telefon', format: 'phone' }, z.pipe(trimmed, z.pipe(normalized, z.string().check(z.minLength(1, { error: 'telefonGecersiz' })))));
/** A mobile that can receive a code, kept in E.164. */
export const cepTelefonu = () =>
  means({ tur: 'telefon', format: 'mobile' }, z.pipe(trimmed, z.pipe(normalized, z.string().check(z.refine(isMobil, { error: 'telefonGecersiz' })))));
/** An e-mail address. */
export const ePosta = () => means({ tur: 'ePosta' }, trimmed.check(z.email({ error: 'ePostaGecersiz' }), z.maxLength(200, { error: 'metinUzun' })));
/** A postal address, which is contact data. An exported list may have its mask, which no format refuses. */
export const adres = () => means({ tur: 'adres' }, metin(300).check(z.refine((text) => !isMaskeli('adres', text), { error: 'gizliKaydedilemez' })));

const CUSTOMER_CONTACT = 'musteriIletisim';

/**
 * Contact data of a reply: `bos(gizliMetin('telefon'))`. People without the right get it hidden (spec 2§6); nobody hides
 * it by hand. Fields of customers need musteriIletisim.
 */
export const gizliMetin = (maske: MaskeTuru, yetki: Yetki = CUSTOMER_CONTACT) => means({ tur: maske, yetki }, z.string());

/** A value that is contact data in some records and something else in others. */
export const gizliDeger = (maskeOf: NonNullable<Meaning['maskeOf']>, yetki: Yetki) => means({ tur: 'metin', maskeOf, yetki }, z.string());

/**
 * Contact data that is read and saved: `gizli('telefon', telefon())`. A client that has read the hidden text sends it
 * back; the handler then gets undefined, so the value stays. In a new record the hidden text is refused.
 */
export const gizli = (maske: MaskeTuru, schema: z.ZodMiniType<string>) =>
  hidden(maske, schema, CUSTOMER_CONTACT) as z.ZodMiniType<string | undefined, string | undefined>;
/**
 * The same for a field that may be empty (null): `gizliOrNull('ePosta', ePosta())`. In a new record the hidden text is ignored if one of `sahipler`,
 * such as `musteriID`, names its owner.
 */
export const gizliOrNull = (maske: MaskeTuru, schema: z.ZodMiniType<string | null>, yetki: Yetki = CUSTOMER_CONTACT, sahipler?: readonly string[]) =>
  bos(hidden(maske, schema, yetki, sahipler)) as unknown as z.ZodMiniOptional<z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniString<string>>>>;

/** Contact data by which a person can be named, beside other ways. If it is sent back hidden, it names nobody. */
export const gizliyseYok = (maske: MaskeTuru, schema: z.ZodMiniType<string, string>) => {
  const read = z.transform((text: string) => (isMaskeli(maske, text) ? null : text));
  return bos(means(ownMeaning(schema)!, z.pipe(z.string(), z.pipe(read, z.nullable(schema)))));
};

function hidden(maske: MaskeTuru, schema: z.ZodMiniType<string | null>, yetki: Yetki, sahipler?: readonly string[]): z.ZodMiniType<string, string> {
  const read = z.transform<string, string>((text, { issues }) => {
    if (isMaskeli(maske, text)) return text;
    const { data, error } = z.safeParse(schema, text);
    if (!error) return data as string;
    issues.push(...error.issues.map(({ message, ...issue }) => ({ code: 'custom' as const, message, input: text, params: issue })));
    return z.NEVER;
  });
  // The JSON schema of the reply is made of the last string.
  const both = z.pipe(z.pipe(z.string({ error: 'zorunluAlan' }), read), z.string());
  return means({ ...ownMeaning(schema), tur: maske, yetki, ...(sahipler && { sahipler }) }, both);
}

/** A file of at most `mib` MiB. */
export const dosya = (mib: number) =>
  means(
    { tur: 'dosya' },
    z.instanceof(File, { error: 'zorunluAlan' }).check(
      z.refine((file) => file.size > 0, { error: 'zorunluAlan' }),
      z.refine((file) => file.size <= mib * 1024 * 1024, { error: 'dosyaBuyuk', params: { maximum: mib } }),
    ),
  );

/** Whether a field is a file, including one that may be left out. */
export const isDosya = (schema: z.core.$ZodType): boolean => meaningOf(schema)?.tur === 'dosya';

/** The most characters of a search; no name is longer. */
export const EN_UZUN_ARAMA = 100;

/** The most rows of a list without a page. `toplamKayit` says whether there are more. */
export const EN_COK_SATIR = 10_000;

/** The fields that a client wants of each row, such as `id,ad`; by default all (docs/adr/0036). */
export const alanlarAlani = () => metinOrNull(1000);
/** All fields of a row, as a value of `alanlar`. */
export const alanlarOf = (satir: z.ZodMiniObject): string => Object.keys(satir.shape).join();

/** The searched text, which may come by the names that rows have for their name (spec 2§7: a query says no more). */
export const aramaAlani = (...adlar: string[]) => bos(alsoNamed(metin(EN_UZUN_ARAMA), 'adi', 'adSoyad', ...adlar));
/** The page of a list. Every list is paged, sorted and searched alike; without a page and a size it comes whole. */
export const sayfaAlanlari = {
  sayfa: bos(tamSayi(1, 100_000)),
  sayfaBoyutu: bos(tamSayi(1, 500)),
  ara: aramaAlani(),
};
/** The days of a list; a single day may come by the name of the rows' field (spec 2§7: a query says no more). */
export const gunAraligi = (...adlar: string[]) => ({
  baslangicTarihi: bos(alsoNamed(tarihAlani(), 'baslangic', ...adlar, 'tarih')),
  bitisTarihi: bos(alsoNamed(tarihAlani(), 'bitis', ...adlar, 'tarih')),
});
/** A column that a list is sorted by, `-` before it for descending. */
export type Sira<Sutun extends string> = Sutun | `-${Sutun}`;
/** The `sirala` of a list: one of the named columns, or null for the list's own order. */
export const siraAlani = <Sutun extends string>(...sutunlar: Sutun[]) =>
  bos(z.enum(sutunlar.flatMap((sutun): Sira<Sutun>[] => [sutun, `-${sutun}`])));
/** The filter for active and passive records; by default all. */
export const AKTIFLIKLER = ['aktif', 'pasif', 'tumu'] as const;
export type Aktiflik = (typeof AKTIFLIKLER)[number];
/** The words of the specification for them (spec 1§3), which are the values of the rows' field too. */
const ESANLAMLAR = { active: 'aktif', passive: 'pasif', all: 'tumu', true: 'aktif', false: 'pasif', 1: 'aktif', 0: 'pasif' } as const satisfies Record<string, Aktiflik>;
const isEsanlam = (soz: string): soz is `${keyof typeof ESANLAMLAR}` => Object.hasOwn(ESANLAMLAR, soz);
/** It may come by the name of that field of a row: `aktiflikSuzgeci('aktifMi')`. */
export const aktiflikSuzgeci = (satirAdi: string) =>
  z._default(
    z.pipe(
      alsoNamed(means({ tur: 'metin' }, z.enum([...AKTIFLIKLER, 'active', 'passive', 'all', 'true', 'false', '1', '0'])), satirAdi),
      z.transform((durum): Aktiflik => (isEsanlam(durum) ? ESANLAMLAR[durum] : durum)),
    ),
    'tumu',
  );
/** The reply of a list: rows of this shape, and their number on all pages. */
export const liste = <T extends z.ZodMiniType>(satir: T) => z.object({ liste: z.array(satir), toplamKayit: z.int() });
export const kimlikParams = z.object({ id: kimlik() });
export const kimlikBody = z.object({ id: kimlik() });
/** The reply of a save: the id that the record has now. */
export const kimlikReply = z.object({ id: z.int() });
