import * as z from 'zod/mini';
import { defaultKey } from './default-key.ts';
import type { HataKodu } from './errors.ts';
import type { ExcelListesi } from './excel-sutunu.ts';
import type { KayitNesnesi } from './kayit-nesneleri.ts';
import type { RaporYetkisi, Yetki } from './yetkiler.ts';

// Shapes name the errors that are special to their fields; the key of every other error is chosen here.
z.config({ customError: defaultKey });

/** The right to make a call: a permission or report flag, any signed-in person, or everybody. */
export type Erisim = Yetki | RaporYetkisi | 'giris' | 'herkes';

/** Plan limits that a call may use up (spec 2§9). They are checked before its handler runs. */
export type Kota = 'personel' | 'randevu' | 'satisModulu';

/** Features that a plan may lack. They are checked before the right is. */
export type Plan = 'ayarlar';

/** The entry of a successful call in the record log: menu, act (spec 2§3.5), and the kind of record if it is not the menu's own. */
export type Kayit = {
  menu: KayitMenusu;
  islem: KayitIslemi;
  nesne?: KayitNesnesi;
  /**
   * The place of the record's id: `id` is the id of the answer, another name a field of the body, null an act on no single record. By default it is
   * the answer's id; a part of a record has no default and names its owner.
   */
  kayitID?: string | null;
};
/** The numbers on the wire (menuID, islemID) are the places in this list, so a new one goes to the end. */
export const KAYIT_MENULERI = ['musteri', 'randevu', 'satis', 'kasa', 'urun', 'personel', 'ayarlar', 'oturum', 'excel'] as const;
export type KayitMenusu = (typeof KAYIT_MENULERI)[number];
export const KAYIT_ISLEMLERI = ['ekleme', 'guncelleme', 'silme', 'giris', 'cikis', 'gosterme', 'disaAktarma', 'hataliGiris'] as const;
export type KayitIslemi = (typeof KAYIT_ISLEMLERI)[number];

/** Acts that change nothing. They are logged, but no screen has to read again. */
export const OKUMA_ISLEMLERI: readonly KayitIslemi[] = ['gosterme', 'disaAktarma'];
/** Whether a logged act has changed something. */
export const isChange = ({ islem }: Pick<Kayit, 'islem'>): boolean => !OKUMA_ISLEMLERI.includes(islem);

/** Topics of the live channel that one call can announce beside its own: first segments of the paths whose answers have changed. */
export type Konu =
  | 'prim'
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
  | 'paketprogram'
  | 'menu'
  | 'seans'
  | 'bayi'
  | 'sms'
  | 'stok'
  | 'rapor'
  | 'dashboard';

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
  /** The reply without `success` and `message`. */
  reply: Reply;
  yetki: Erisim | readonly Yetki[];
  /** The key of the text shown after success. By default it follows from the method. */
  mesaj?: HataKodu;
  kota?: Kota;
  plan?: Plan;
  /** It begins a new record, which some roles may do only after the earlier days are settled (docs/adr/0077). */
  yeniIs?: true;
  kayit?: Kayit;
  /** Further topics whose screens change, as first segments of paths. `kayit.menu` and the own one always are (konu.ts). */
  konular?: readonly Konu[];
  /** The specification nests `success` and `message` of this reply in `response`. */
  nested?: boolean;
  /** Tries per minute: per address for a call that everybody may make, otherwise per person. */
  limit?: number;
  /**
   * Whether the call only reads, if the method misleads: a GET of the specification that changes something, a POST whose question must not stand in
   * an address.
   */
  reads?: boolean;
  /** It takes the token of the session before its last renewal too, for a client that has not got the answer (docs/adr/0404). */
  eskiJeton?: true;
  /** It adds a record although it goes by PUT, and may carry a key for that as a POST does. */
  birKez?: true;
  /** A reading of several statements that all see the same moment. */
  tekAn?: true;
  /** The media type of a reply that is a file. Refusals are JSON all the same. */
  dosya?: string;
  /** Its file is written while it is sent: few at a time, from one snapshot, and aborted when the client is gone (docs/adr/0340). */
  akis?: true;
  /** It reads or computes much, so it waits in a queue; a report that takes too long is aborted (docs/adr/0290). */
  agir?: true;
  /** For a list that can be exported as a workbook (spec 2§7.14). */
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

/** Whether a call may carry an idempotency key. Its answer is kept with the key. */
export const isKeyed = ({ method, birKez }: Pick<AnyCall, 'method' | 'birKez'>): boolean => method === 'POST' || birKez === true;

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
