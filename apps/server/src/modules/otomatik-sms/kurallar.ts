import { type OtomatikKanal, type OtomatikServis, type OtomatikZamanlama, servisOf } from '@defter/rules/otomatik-sms.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';

/** A rule, as the plan asks for it. */
export type Kural = OtomatikZamanlama & { id: number; bayiID: number; mesaj: string; smsBasligi: string | null; kanallar: OtomatikKanal[]; wpSablonu: WpSablon | null; beklemeDk: number };

/** The template of a rule as it was when the rule was saved: `alanlar` are the places of the text that stand in its own after the name. */
export type WpSablon = { adi: string; dil: string; alanlar: string[]; parametreSayisi: number; /** Rules of an earlier version have none. */ yerAdlari?: string[]; retVarMi: boolean };

/** The rules that are on. Without a condition it reads those of all bayis, which the rights of `defter_bakim` allow. */
export async function loadKurallar(tx: Tx, bu: RawBuilder<unknown> = sql`true`): Promise<Kural[]> {
  const { rows } = await sql<Kural>`
    select id, bayi_id as "bayiID", servis, mesaj, sms_basligi as "smsBasligi", gun, dakika, to_char(saat, 'HH24:MI') as saat, gunler,
      kanallar, wp_sablonu as "wpSablonu", bekleme_dk as "beklemeDk"
    from otomatik_sms where aktif_mi and ${bu} order by bayi_id, id`.execute(tx);
  return rows;
}

export type KuralSatiri = {
  id: number;
  surum: number;
  servisID: number;
  smsBasligi: string | null;
  mesaj: string;
  saat: string | null;
  gun: number;
  dakika: number;
  gunler: number[];
  haricGruplar: number[];
  hizmetler: number[];
  aktifMi: boolean;
  kanallar: OtomatikKanal[];
  wpSablonu: string | null;
  wpAlanlari: string[];
  beklemeDk: number;
  /** The whole template of `wpSablonu`; it is not on the wire. */
  sablon: WpSablon | null;
};

type Row = Omit<KuralSatiri, 'servisID'> & { servis: OtomatikServis };

/** The rules as the wire has them; with `kilitle` they stay as they are until the end of the transaction. */
export async function readKurallar(tx: Tx, { kilitle = false } = {}): Promise<KuralSatiri[]> {
  const { rows } = await sql<Row>`
    select id, surum, servis, sms_basligi as "smsBasligi", mesaj, to_char(saat, 'HH24:MI') as saat, gun, dakika, gunler, haric_gruplar as "haricGruplar", hizmetler, aktif_mi as "aktifMi",
      kanallar, wp_sablonu ->> 'adi' as "wpSablonu", coalesce(array(select jsonb_array_elements_text(wp_sablonu -> 'alanlar')), '{}') as "wpAlanlari", bekleme_dk as "beklemeDk", wp_sablonu as sablon
    from otomatik_sms order by id ${kilitle ? sql`for update` : sql``}`.execute(tx);
  return rows.map(({ servis, ...row }) => ({ ...row, servisID: servisOf(servis).id }));
}

export async function listKurallar({ tx }: { tx: Tx }) {
  const kurallar = await readKurallar(tx);
  const { rows } = await sql<{ id: number; adi: string }>`
    select id, adi from alt_urun_ozet where id = any(${kurallar.flatMap(({ hizmetler }) => hizmetler)}::bigint[])`.execute(tx);
  const adlar = new Map(rows.map(({ id, adi }) => [id, adi]));
  return { liste: kurallar.map(({ sablon: _sablon, ...kural }) => ({ ...kural, hizmetAdlari: kural.hizmetler.map((id) => adlar.get(id) ?? '') })) };
}
