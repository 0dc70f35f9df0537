import type { IletiKanali, IletiTuru } from '@defter/rules/ileti.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';
import type { SmsKonusu } from './konu.ts';

/** The ways out, the most urgent first: codes, messages caused by an act, bulk messages. None waits for another. */
export const YOLLAR = ['kod', 'islem', 'toplu'] as const;
export type Yol = (typeof YOLLAR)[number];

type Mesaj = {
  /** Null for the house's own messages, such as codes. */
  bayiID: number | null;
  /** E.164. */
  telefon: string;
  mesaj: string;
  /** The message is not sent later than this many seconds from now; null for a message without a time limit. */
  gecerlilikSaniye: number | null;
  /** By default `kod` for the house's messages, otherwise `islem`. */
  yol?: Yol;
  /** By default informing. Commercial messages leave only by the rules of docs/messages.md. */
  tur?: IletiTuru;
  kanal?: IletiKanali;
  /** Names what is told, such as `hatirlatma 12 2026-11-26T10:00`: the same key of a bayi is queued once. */
  anahtar?: string;
  /** Not before this moment (ISO); by default now. */
  zaman?: string;
  /** What a channel sends instead of the text. */
  icerik?: object;
  adSoyad?: string | null;
  /** Minutes after which it leaves by SMS, if it was not delivered. */
  yedekDk?: number;
  /** The appointment that it tells of, for whoever answers it. */
  randevuID?: number;
  /** The record of a text. The text waits for these seconds, and its places are then filled from the record as it is (docs/adr/0069). */
  konu?: { ne: SmsKonusu; id: number; kalip: string; saniye: number };
};

/** The transactions that have queued a message. */
const withMesaj = new WeakSet<Tx>();

/** Whether the transaction has queued a message. */
export const hasQueuedMesaj = (tx: Tx): boolean => withMesaj.has(tx);

/**
 * Puts a message into the outbox, in the transaction that causes it: it is sent if and only if that commits. Needs the
 * house's rights (`system` or `asOwner`). Without a provider it waits for `npm run outbox`. `serve` wakes the delivery
 * after the commit of a call that has queued one; outside of a call wake it by `platform.sms.wake`.
 */
export async function queueMesaj(tx: Tx, { bayiID, telefon, mesaj, gecerlilikSaniye, konu, ...rest }: Mesaj): Promise<void> {
  withMesaj.add(tx);
  const { yol = bayiID === null ? 'kod' : 'islem', tur = 'bilgi', kanal = 'sms', anahtar = null, zaman = null, icerik, adSoyad = null, yedekDk = null, randevuID = null } = rest;
  await sql`
    insert into giden_mesaj (bayi_id, telefon, mesaj, gecerlilik, gonderim_zamani, konu, konu_id, kalip, yol, tur, kanal, anahtar, icerik, ad_soyad, yedek_dk, randevu_id)
    values (${bayiID}, ${telefon}, ${mesaj}, now() + make_interval(secs => ${gecerlilikSaniye}),
      coalesce(${zaman}::timestamptz, now()) + make_interval(secs => ${konu?.saniye ?? 0}), ${konu?.ne ?? null}, ${konu?.id ?? null}::bigint, ${konu?.kalip ?? null},
      ${yol}, ${tur}, ${kanal}, ${anahtar}, ${icerik === undefined ? null : JSON.stringify(icerik)}::jsonb, ${adSoyad}, ${yedekDk}::int, ${randevuID}::bigint)
    on conflict (bayi_id, anahtar) do nothing`.execute(tx);
}

type Otomatik = Required<Pick<Mesaj, 'telefon' | 'mesaj' | 'yol' | 'tur' | 'anahtar' | 'kanal'>> & {
  icerik?: object;
  /** Minutes after which it leaves by SMS, if it was not delivered. */
  yedekDk?: number;
  bayiID: number;
  adSoyad: string;
  baslik: string | null;
  konu: { ne: SmsKonusu; id: number; kalip: string };
  /** The appointment that it tells of, for whoever answers it. */
  randevuID: number | null;
};

/** Queues texts of many businesses at once, each of a record of its own (see `queueMesaj`). Wake the delivery after the commit. */
export async function queueMesajlar(tx: Tx, mesajlar: readonly Otomatik[]): Promise<void> {
  if (mesajlar.length === 0) return;
  const satirlar = mesajlar.map(({ konu, ...mesaj }) => ({ ...mesaj, ...konu }));
  await sql`
    insert into giden_mesaj (bayi_id, telefon, mesaj, yol, tur, anahtar, baslik, ad_soyad, konu, konu_id, kalip, randevu_id, kanal, icerik, yedek_dk)
    select y."bayiID", y.telefon, y.mesaj, y.yol, y.tur, y.anahtar, y.baslik, y."adSoyad", y.ne, y.id, y.kalip, y."randevuID", y.kanal, y.icerik, y."yedekDk"
    from json_to_recordset(${JSON.stringify(satirlar)}::json) as y ("bayiID" bigint, telefon text, mesaj text, yol text, tur text, anahtar text, baslik text, "adSoyad" text,
      ne text, id bigint, kalip text, "randevuID" bigint, kanal text, icerik jsonb, "yedekDk" int)
    on conflict (bayi_id, anahtar) do nothing`.execute(tx);
}

/**
 * Queues an SMS for each message that another channel has not delivered in time: refused, held back, or without news. A message that still
 * waits there is given up; one that is being sent just now is left for the next round, and the time of one that waits for its hour begins
 * with that. Returns how many were queued.
 */
export async function queueYedekler(tx: Tx): Promise<number> {
  const gec = sql`coalesce(gonderim, greatest(olusturma, case deneme when 0 then gonderim_zamani end)) < now() - make_interval(mins => yedek_dk)`;
  const { rows } = await sql`
    with geciken as (
      update giden_mesaj set yedek_dk = null, durum = case durum when 'bekliyor' then 'vazgecildi' else durum end, hata = case durum when 'bekliyor' then 'yedek' else hata end
      where yedek_dk is not null and (durum in ('hatali', 'iletilemedi', 'tutuldu') or (durum = 'gonderildi' and ${gec}) or (durum = 'bekliyor' and ilk_deneme is null and ${gec}))
      returning bayi_id, telefon, mesaj, yol, tur, anahtar, baslik, ad_soyad, konu, konu_id, kalip, randevu_id
    )
    insert into giden_mesaj (bayi_id, telefon, mesaj, yol, tur, anahtar, baslik, ad_soyad, konu, konu_id, kalip, randevu_id)
    select bayi_id, telefon, mesaj, yol, tur, anahtar || ' sms', baslik, ad_soyad, konu, konu_id, kalip, randevu_id from geciken
    on conflict (bayi_id, anahtar) do nothing returning id`.execute(tx);
  return rows.length;
}

export type Toplu = {
  bayiID: number;
  gonderimID: number;
  tur: IletiTuru;
  kanal: IletiKanali;
  baslik: string | null;
  /** Not before this moment (ISO); null for now. */
  zaman: string | null;
  alicilar: readonly { telefon: string; adSoyad: string | null; mesaj: string; icerik?: object }[];
};

/** Queues one message to many, each number once. Needs the house's rights. */
export async function queueToplu(tx: Tx, { bayiID, gonderimID, tur, kanal, baslik, zaman, alicilar }: Toplu): Promise<void> {
  withMesaj.add(tx);
  await sql`
    insert into giden_mesaj (bayi_id, telefon, mesaj, gonderim_zamani, yol, tur, kanal, gonderim_id, baslik, ad_soyad, icerik, anahtar)
    select ${bayiID}::bigint, a.telefon, a.mesaj, coalesce(${zaman}::timestamptz, now()), 'toplu', ${tur}, ${kanal}, ${gonderimID}::bigint, ${baslik}, a."adSoyad", a.icerik,
      'toplu ' || ${gonderimID}::bigint || ' ' || a.telefon || coalesce(' ' || (a.icerik ->> 'aboneID'), '')
    from json_to_recordset(${JSON.stringify(alicilar)}::json) as a (telefon text, mesaj text, "adSoyad" text, icerik jsonb)
    on conflict (bayi_id, anahtar) do nothing`.execute(tx);
}

/** Gives up the texts to a number about a record that have not left yet, because a newer one takes their place. Needs the house's rights. */
export async function giveUpKonu(tx: Tx, { bayiID, telefon, ne, id }: { bayiID: number; telefon: string; ne: SmsKonusu; id: number }): Promise<void> {
  await sql`
    update giden_mesaj set durum = 'vazgecildi'
    where bayi_id = ${bayiID} and telefon = ${telefon} and konu = ${ne} and konu_id = ${id} and durum = 'bekliyor' and ilk_deneme is null`.execute(tx);
}

/** Gives up the messages of a sending that have not left yet. Returns how many. Needs the house's rights. */
export async function cancelToplu(tx: Tx, { bayiID, gonderimID }: { bayiID: number; gonderimID: number }): Promise<number> {
  const { rows } = await sql`
    update giden_mesaj set durum = 'vazgecildi', hata = 'iptal'
    where bayi_id = ${bayiID} and gonderim_id = ${gonderimID} and durum = 'bekliyor' and ilk_deneme is null returning id`.execute(tx);
  return rows.length;
}
