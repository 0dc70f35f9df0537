import * as z from 'zod/mini';
import { defaultKey } from './default-key.ts';
import type { HataKodu } from './errors.ts';
import type { ExcelListesi } from './excel-sutunu.ts';
import type { KayitNesnesi } from './kayit-nesneleri.ts';
import type { RaporYetkisi, Yetki } from './yetkiler.ts';

// A shape names what is special about its fields; what is wrong with a value as such is said here, once for all.
z.config({ customError: defaultKey });

/** Who may make a call: a permission or report flag, any signed-in person, or everybody. */
export type Erisim = Yetki | RaporYetkisi | 'giris' | 'herkes';

/** Plan limits of spec 2§9 that a call may use up; checked before its handler runs. */
export type Kota = 'personel' | 'randevu' | 'satisModulu';

/** What a plan may be without, although the right is there; said before the right is asked. */
export type Plan = 'ayarlar';

/** What the audit log says of a successful call: which menu, which act (spec 2§3.5), and on what if not on the menu's own record. */
export type Kayit = {
  menu: KayitMenusu;
  islem: KayitIslemi;
  nesne?: KayitNesnesi;
  /**
   * What names the record that was acted on: `id` the id of the answer, else a field of the body; null for no single one.
   * Left out it is the answer's id, and for a part of a record none: a part says whose it is.
   */
  kayitID?: string | null;
};
/** Their numbers on the wire are their places here (menuID, islemID), so what is new goes to the end. */
export const KAYIT_MENULERI = ['musteri', 'randevu', 'satis', 'kasa', 'urun', 'personel', 'ayarlar', 'oturum', 'excel'] as const;
export type KayitMenusu = (typeof KAYIT_MENULERI)[number];
export const KAYIT_ISLEMLERI = ['ekleme', 'guncelleme', 'silme', 'giris', 'cikis', 'gosterme', 'disaAktarma', 'hataliGiris'] as const;
export type KayitIslemi = (typeof KAYIT_ISLEMLERI)[number];

/** Acts that change nothing: they are logged, and no screen has to read anew. */
export const OKUMA_ISLEMLERI: readonly KayitIslemi[] = ['gosterme', 'disaAktarma'];

/** A topic of the live channel: the first segment of the paths whose answers have changed. */
export type Konu =
  | 'musteri'
  | 'randevu'
  | 'satis'
  | 'kasa'
  | 'urun'
  | 'personel'
  | 'vardiya'
  | 'info'
  | 'oturum'
  | 'tanim'
  | 'ayar'
  | 'bayi';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type ObjectSchema = z.ZodMiniObject;

/**
 * One call of the wire as plain data. The server's route, the typed client with its cache key,
 * the OpenAPI document and the generated tests all come from this and from nothing else.
 */
export type Call<
  Params extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends ObjectSchema = ObjectSchema,
  Reply extends ObjectSchema = ObjectSchema,
> = {
  method: Method;
  /** Below `/api`, as the specification writes it: `/musteri/{id}/telefonlar`. Matched without regard to case. */
  path: string;
  params: Params;
  query: Query;
  body: Body;
  /** What stands in the reply beside `success` and `message`. */
  reply: Reply;
  yetki: Erisim | readonly Yetki[];
  /** Key of the text shown after success; by default what the method says. */
  mesaj?: HataKodu;
  kota?: Kota;
  plan?: Plan;
  kayit?: Kayit;
  /** What else changes on other screens; `kayit.menu` always does. First segments of paths. */
  konular?: readonly Konu[];
  /** The specification nests `success` and `message` of this reply in `response`. */
  nested?: boolean;
  /** Tries per minute: of an address where everybody may call, else of a person. */
  limit?: number;
  /** Said where the method does not: a GET of the specification that changes something, a POST that asks for what must stand in no address. */
  reads?: boolean;
  /** Media type of the reply where it is a file instead of JSON; refusals are JSON all the same. */
  dosya?: string;
  /** For a list that can be taken out as a workbook (spec 2§7.14). */
  excel?: ExcelListesi;
  /** The specification sends this body as JSON (spec 2§7.14). */
  json?: true;
};

export type AnyCall = Call;

export type ParamsOf<C extends AnyCall> = z.output<C['params']>;
export type QueryOf<C extends AnyCall> = z.output<C['query']>;
export type BodyOf<C extends AnyCall> = z.output<C['body']>;
export type ReplyOf<C extends AnyCall> = z.output<C['reply']>;
export type QueryInput<C extends AnyCall> = z.input<C['query']>;
export type BodyInput<C extends AnyCall> = z.input<C['body']>;

const nothing = z.object({});
type Nothing = typeof nothing;

type Declaration<P, Q, B, R> = Partial<{ params: P; query: Q; body: B; reply: R }> &
  Omit<Call, 'method' | 'path' | 'params' | 'query' | 'body' | 'reply'>;

function declare(method: Method) {
  return <
    P extends ObjectSchema = Nothing,
    Q extends ObjectSchema = Nothing,
    B extends ObjectSchema = Nothing,
    R extends ObjectSchema = Nothing,
  >(
    path: string,
    { params, query, body, reply, ...rest }: Declaration<P, Q, B, R>,
  ): Call<P, Q, B, R> => ({
    method,
    path,
    params: params ?? (nothing as P),
    query: query ?? (nothing as Q),
    body: body ?? (nothing as B),
    reply: reply ?? (nothing as R),
    ...rest,
  });
}

/** `call.get('/il', { reply, yetki: 'herkes' })` declares one call of the wire. */
export const call = {
  get: declare('GET'),
  post: declare('POST'),
  put: declare('PUT'),
  delete: declare('DELETE'),
};

/** Whether a call changes nothing and leaves no trace. */
export const isRead = ({ method, reads }: Pick<AnyCall, 'method' | 'reads'>): boolean => reads ?? method === 'GET';

/** The key of the text that a successful call answers with. */
export function successMessage({ method, mesaj, reads }: Pick<AnyCall, 'method' | 'mesaj' | 'reads'>): HataKodu | '' {
  if (mesaj) return mesaj;
  if (reads) return '';
  if (method === 'POST') return 'kayitBasarili';
  if (method === 'PUT') return 'guncellemeBasarili';
  return method === 'DELETE' ? 'silmeBasarili' : '';
}
