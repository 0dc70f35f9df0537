import * as z from 'zod/mini';
import { type AnyCall, call, type Konu } from './call.ts';
import { bos, kimlik, kimlikBody, kimlikOrZero, kimlikReply, liste, metin, sayfaAlanlari, siraAlani, surumOrNull } from './fields.ts';
import { degisen } from './degisen.ts';
import type { KayitNesnesi } from './kayit-nesneleri.ts';
import type { Yetki } from './yetkiler.ts';

/*
 * The parts of a kind of definition. tanim.ts lists the kinds; server and panel work from that list alone.
 */

type Alanlar = Record<string, z.ZodMiniType>;
/** The subjects of definitions. */
export type TanimBolumu = 'musteri' | 'satis' | 'kasa' | 'gorusme';
const yok = {};
type Yok = typeof yok;

type Ozellikler<A extends Alanlar, O extends Alanlar, F extends Alanlar> = {
  /** The path below `/api` of list, save and removal, unless the kind names others. */
  path: string;
  /** The heading of the screen of definitions that it stands under. */
  bolum: TanimBolumu;
  /** The right to change it. Everybody may choose from it. */
  yetki: Yetki;
  /** The fields of an entry beside `id` and `adi`, each with its default. */
  alanlar: A;
  /** Fields that are only read. */
  okunan?: O;
  /** Columns that are true or false and that the list can be filtered by, beside `aktifMi`. */
  suzgecler?: F;
  /** The specification nests `success` and `message` in `response`. */
  nested?: true;
  /** Further topics whose screens show its names. */
  konular?: readonly Konu[];
  /** Entries that the program itself uses in every bayi. They cannot be removed, merged away or put out of use. */
  kalici?: readonly number[];
  /** The fields that two entries must share to be merged. */
  ayni?: readonly (keyof A & string)[];
  /** Whether it is sorted by name; otherwise by the order of its entries. */
  adaGore?: true;
};

type Ust<A extends Alanlar> = {
  tur: string;
  /** The field that names it. */
  alan: keyof A & string;
  /** The parameter of `listePath` that names it. */
  param: string;
  listePath: string;
};

/** Any kind, for code that works on all of them. */
export type TanimTanimi = {
  calls: { list: AnyCall; create?: AnyCall; update?: AnyCall; remove?: AnyCall };
  satir: z.ZodMiniObject;
  alanlar: Alanlar;
  okunan: Alanlar;
  suzgecler: Alanlar;
  kalici: readonly number[];
  ayni: readonly string[];
  adaGore: boolean;
  bolum: TanimBolumu;
  yetki?: Yetki;
  ust?: { tur: string; alan: string; param: string };
};

const tanimSayfasi = { ...sayfaAlanlari, sirala: siraAlani('sira', 'adi'), id: bos(kimlik()) };
const listeQuery = <F extends Alanlar>(suzgecler: F) =>
  z.object({ ...tanimSayfasi, aktifMi: bos(z.boolean()), ...suzgecler });

/** An entry, with its version if entries of the kind are saved. */
const kayitliOf = <A extends Alanlar, O extends Alanlar>(alanlar: A, okunan: O) => z.object({ id: z.int(), surum: z.int(), adi: z.string(), ...alanlar, ...okunan });
const kayitOf = <A extends Alanlar>(alanlar: A) => z.object({ id: kimlikOrZero(), surum: surumOrNull(), adi: metin(120), ...alanlar });

const kayit = { ekleme: { menu: 'ayarlar', islem: 'ekleme' }, guncelleme: { menu: 'ayarlar', islem: 'guncelleme' }, silme: { menu: 'ayarlar', islem: 'silme' } } as const;

/** Everything of a kind but its calls, with the defaults filled in. */
function parcalar<A extends Alanlar, O extends Alanlar = Yok, F extends Alanlar = Yok>(ozellikler: Ozellikler<A, O, F>) {
  const { bolum, alanlar, konular = [], kalici = [], ayni = [], yetki, nested } = ozellikler;
  const okunan = ozellikler.okunan ?? (yok as O);
  const suzgecler = ozellikler.suzgecler ?? (yok as F);
  return {
    tanim: { bolum, satir: kayitliOf(alanlar, okunan), alanlar, okunan, suzgecler, kalici, ayni, adaGore: ozellikler.adaGore ?? false, yetki },
    okuma: { query: listeQuery(suzgecler), reply: liste(kayitliOf(alanlar, okunan)), yetki: 'giris' } as const,
    kayitBody: kayitOf(alanlar),
    yazma: { reply: kimlikReply, yetki, nested, konular: ['tanim', ...konular] as const },
  };
}

/** A kind with the four calls of spec 2§7.2 at one path. */
export function tanim<A extends Alanlar, O extends Alanlar = Yok, F extends Alanlar = Yok>(ozellikler: Ozellikler<A, O, F>) {
  const { path } = ozellikler;
  const { tanim: parca, okuma, kayitBody, yazma } = parcalar(ozellikler);
  return {
    ...parca,
    calls: {
      list: call.get(path, okuma),
      create: call.post(path, { ...yazma, body: kayitBody, kayit: kayit.ekleme }),
      update: call.put(path, { ...yazma, body: degisen(kayitBody), kayit: kayit.guncelleme }),
      remove: call.delete(path, { ...yazma, body: kimlikBody, kayit: kayit.silme }),
    },
  };
}

/** A kind whose entries belong to an entry of another kind, by which they are listed. */
export function altTanim<A extends Alanlar>({ ust, ...ozellikler }: Ozellikler<A, Yok, Yok> & { ust: Ust<A> }) {
  const { calls, ...rest } = tanim(ozellikler);
  const { okuma } = parcalar(ozellikler);
  const { tur, alan, param, listePath } = ust;
  return {
    ...rest,
    ust: { tur, alan, param },
    calls: { ...calls, list: call.get(listePath, { ...okuma, params: z.object({ [param]: kimlik() }) }) },
  };
}

/** A kind that is saved by POST alone, with a path for saving and another for removal. */
export function ayriYolluTanim<A extends Alanlar>({ kaydet, sil, ...ozellikler }: Ozellikler<A, Yok, Yok> & { kaydet: string; sil: string }) {
  const { tanim: parca, okuma, kayitBody, yazma } = parcalar(ozellikler);
  return {
    ...parca,
    calls: {
      list: call.get(ozellikler.path, okuma),
      create: call.post(kaydet, { ...yazma, body: degisen(kayitBody), kayit: kayit.ekleme }),
      remove: call.delete(sil, { ...yazma, body: kimlikBody, kayit: kayit.silme }),
    },
  };
}

/** Adds to the writing calls of each kind the kind of record for the record log. */
export function withNesne<T extends Record<string, { calls: Record<string, AnyCall> }>>(turler: T): T {
  for (const [nesne, { calls }] of Object.entries(turler)) {
    for (const write of Object.values(calls)) if (write.kayit) write.kayit = { ...write.kayit, nesne: nesne as KayitNesnesi };
  }
  return turler;
}

/** A list that comes with the program. It is the same for every bayi and only read. */
export function ortakTanim<O extends Alanlar = Yok>({ path, bolum, okunan = yok as O }: { path: string; bolum: TanimBolumu; okunan?: O }) {
  const satir = z.object({ id: z.int(), adi: z.string(), ...okunan });
  return {
    bolum,
    satir,
    okunan,
    alanlar: yok,
    suzgecler: yok,
    kalici: [],
    ayni: [],
    adaGore: false,
    calls: { list: call.get(path, { query: z.object(tanimSayfasi), reply: liste(satir), yetki: 'giris' }) },
  };
}
