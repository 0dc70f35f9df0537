import * as z from 'zod/mini';
import { type AnyCall, call, type Konu } from './call.ts';
import { bos, kimlik, kimlikBody, kimlikOrZero, kimlikReply, liste, metin, sayfaAlanlari, siraAlani, surumOrNull } from './fields.ts';
import { degisen } from './degisen.ts';
import type { KayitNesnesi } from './kayit-nesneleri.ts';
import type { Yetki } from './yetkiler.ts';

/*
 * What a kind of definition is made of. tanim.ts lists the kinds; server and panel work from that list alone.
 */

type Alanlar = Record<string, z.ZodMiniType>;
/** What a definition is about. */
export type TanimBolumu = 'musteri' | 'satis' | 'kasa' | 'gorusme';
const yok = {};
type Yok = typeof yok;

type Ozellikler<A extends Alanlar, O extends Alanlar, F extends Alanlar> = {
  /** Below `/api`: list, save and removal all stand there, unless the kind says otherwise. */
  path: string;
  /** Below which heading the screen of definitions shows it. */
  bolum: TanimBolumu;
  /** Who may change it; picking from it is open to everybody. */
  yetki: Yetki;
  /** What an entry has beside `id` and `adi`, each with its default. */
  alanlar: A;
  /** What is only read. */
  okunan?: O;
  /** More ways to narrow the list than by `aktifMi`: columns that are true or false. */
  suzgecler?: F;
  /** The specification nests `success` and `message` in `response`. */
  nested?: true;
  /** Other topics whose screens show its names. */
  konular?: readonly Konu[];
  /** Entries that the program itself uses in every bayi: not removed, merged away or put out of use. */
  kalici?: readonly number[];
  /** What two entries must have in common to be merged. */
  ayni?: readonly (keyof A & string)[];
  /** By name; otherwise in the order in which the entries came. */
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

/** A kind as server and panel read it when they are about any of them. */
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

const tanimSayfasi = { ...sayfaAlanlari, sirala: siraAlani('sira', 'adi') };
const listeQuery = <F extends Alanlar>(suzgecler: F) =>
  z.object({ ...tanimSayfasi, aktifMi: bos(z.boolean()), ...suzgecler });

/** With its version, where entries are saved. */
const kayitliOf = <A extends Alanlar, O extends Alanlar>(alanlar: A, okunan: O) => z.object({ id: z.int(), surum: z.int(), adi: z.string(), ...alanlar, ...okunan });
const kayitOf = <A extends Alanlar>(alanlar: A) => z.object({ id: kimlikOrZero(), surum: surumOrNull(), adi: metin(120), ...alanlar });

const kayit = { ekleme: { menu: 'ayarlar', islem: 'ekleme' }, guncelleme: { menu: 'ayarlar', islem: 'guncelleme' }, silme: { menu: 'ayarlar', islem: 'silme' } } as const;

/** Everything of a kind but its calls, with what was left out filled in. */
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

/** A kind that is saved by POST alone and has a path of its own for saving and one for removal. */
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

/** Says of the writing calls of each kind on what they are, in the record log. */
export function withNesne<T extends Record<string, { calls: Record<string, AnyCall> }>>(turler: T): T {
  for (const [nesne, { calls }] of Object.entries(turler)) {
    for (const write of Object.values(calls)) if (write.kayit) write.kayit = { ...write.kayit, nesne: nesne as KayitNesnesi };
  }
  return turler;
}

/** A list that comes with the program, the same for every bayi: it is only read. */
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
