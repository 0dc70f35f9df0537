import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

export type Sutun = { ad: string; tur: string };
export type Tablo = { ad: string; sutunlar: Sutun[]; sirali: boolean };

/** Tables that hold nothing but keys, tries and traces of the machine. */
export const VERILMEYEN_TABLOLAR: ReadonlySet<string> = new Set([
  'bildirim_abonesi', 'giris_cikis_anahtari', 'kayit_zinciri', 'kvkk_onay_kodu', 'musteri_baglantisi', 'otomatik_olay', 'randevu_tutma', 'satis_onayi', 'silinecek_dosya', 'takvim_aboneligi',
  'tekrar_anahtari', 'veri_paketi',
]);
/** Columns that open something: passwords, keys, what codes are compared with. Binary ones, which are all digests, are left out by their type. */
export const VERILMEYEN_SUTUNLAR: ReadonlySet<string> = new Set([
  'giden_mesaj.anahtar', 'santral.ozet', 'sms_ayari.anahtar', 'sms_ayari.sifre', 'webhook.anahtar', 'wp_ayari.anahtar', 'wp_ayari.parola', 'wp_ayari.uygulama_sirri',
]);
/** Lists of all businesses that ids of theirs point to. */
const ORTAK_TABLOLAR = ['il', 'ilce'];

/** The tables that a business takes with it: those whose rows it alone sees, its own record, and the lists that they point to. */
export async function listTablolar(tx: Tx): Promise<Tablo[]> {
  const { rows } = await sql<Tablo>`
    select c.relname as ad, bool_or(a.attname = 'id') as sirali,
      json_agg(json_build_object('ad', a.attname, 'tur', format_type(a.atttypid, null)) order by a.attnum) as sutunlar
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype
    where c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select')
      and (c.relkind = 'r' and (c.relrowsecurity or c.relname = any(${ORTAK_TABLOLAR}::text[])) or c.relname = 'bayi_ozet')
    group by c.relname order by c.relname`.execute(tx);
  return rows
    .filter(({ ad }) => !VERILMEYEN_TABLOLAR.has(ad))
    .map((tablo) => ({ ...tablo, sutunlar: tablo.sutunlar.filter(({ ad }) => !VERILMEYEN_SUTUNLAR.has(`${tablo.ad}.${ad}`)) }));
}

/** How many rows a table has here. */
export async function countTablo(tx: Tx, { ad }: Tablo, bayiID: number): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*) as sayi from ${sql.table(ad)} ${ofBayi(ad, bayiID)}`.execute(tx);
  return rows[0]!.sayi;
}

/** Rows read at a time. */
const PARCA = 1000;

/** The rows of a table as JSON texts, read as they are asked for. */
export async function* readTablo(tx: Tx, { ad, sutunlar, sirali }: Tablo, bayiID: number): AsyncGenerator<string[]> {
  const columns = sql.join(sutunlar.map((sutun) => sql.id(sutun.ad)));
  await sql`declare satirlar no scroll cursor for select row_to_json(s)::text as satir
    from (select ${columns} from ${sql.table(ad)} ${ofBayi(ad, bayiID)} ${sirali ? sql`order by id` : sql``}) s`.execute(tx);
  try {
    for (;;) {
      const { rows } = await sql<{ satir: string }>`fetch ${sql.lit(PARCA)} from satirlar`.execute(tx);
      if (rows.length > 0) yield rows.map(({ satir }) => satir);
      if (rows.length < PARCA) break;
    }
  } finally {
    await sql`close satirlar`.execute(tx);
  }
}

/** The record of the business itself is not behind row-level security. */
const ofBayi = (ad: string, bayiID: number) => (ad === 'bayi_ozet' ? sql`where id = ${sql.lit(bayiID)}` : sql``);
