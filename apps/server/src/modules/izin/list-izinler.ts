import type { izinCalls } from '@defter/contract/izin.ts';
import type { IzinTuru } from '@defter/rules/izin.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { saatOf } from './izin-suresi.ts';

type Row = {
  id: number;
  surum: number;
  personelID: number;
  personelAdi: string;
  cikisTarihi: string;
  cikisSaati: string | null;
  gelisTarihi: string;
  gelisSaati: string | null;
  aciklama: string | null;
  izinTuru: IzinTuru;
  gun: number;
  dakika: number;
};

/** Leave that touches a range, latest first. */
export async function listIzinler({ tx, query: { personelID, baslangic, bitis } }: Context<typeof izinCalls.list>) {
  const { rows } = await sql<Row>`
    select i.id, i.surum, i.personel_id as "personelID", concat_ws(' ', p.ad, p.soyad) as "personelAdi",
      i.baslangic::date as "cikisTarihi", ${saatColumn('i.baslangic')} as "cikisSaati",
      i.bitis::date as "gelisTarihi", ${saatColumn('i.bitis')} as "gelisSaati", i.aciklama, i.izin_turu as "izinTuru", i.gun, i.dakika
    from personel_izin i join personel_ozet p on p.bayi_id = i.bayi_id and p.id = i.personel_id
    where i.silindi is null ${bitis === null ? sql`` : sql`and i.baslangic < ${addDays(bitis, 1)}::timestamp`}
      ${baslangic === null ? sql`` : sql`and i.bitis > ${baslangic}::timestamp`}
      and ${personelID === null ? sql`true` : sql`i.personel_id = ${personelID}`}
    order by i.baslangic desc, i.id desc`.execute(tx);
  return {
    liste: rows.map(({ dakika, ...izin }) => ({ ...izin, saat: saatOf(dakika) })),
    ...totalOf(rows),
    turler: [...Map.groupBy(rows, ({ izinTuru }) => izinTuru)].map(([izinTuru, izinler]) => ({ izinTuru, ...totalOf(izinler) })),
  };
}

const totalOf = (rows: readonly Row[]) => ({
  gun: rows.reduce((sum, { gun }) => sum + gun, 0),
  saat: saatOf(rows.reduce((sum, { dakika }) => sum + dakika, 0)),
});

/** Midnight is the beginning of its day, which the wire writes as no time at all. */
const saatColumn = (column: string) => sql`nullif(to_char(${sql.ref(column)}, 'HH24:MI'), '00:00')`;
