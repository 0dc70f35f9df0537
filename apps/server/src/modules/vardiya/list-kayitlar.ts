import type { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../platform/http/reply.ts';
import { checkRange } from '../../platform/http/check-range.ts';
import { zamanColumn } from './sablon-columns.ts';
import { listTatiller } from './tatiller.ts';

type Row = Omit<JsonOf<typeof vardiyaCalls.kayitlar>, 'tatiller'>;

/** The plan of some days: shifts, leave, holidays, and everybody who works here or is planned. */
export async function listKayitlar({ tx, query, clock }: Context<typeof vardiyaCalls.kayitlar>) {
  const { baslangicTarihi, bitisTarihi, personelID } = query;
  const ilk = baslangicTarihi ?? bitisTarihi ?? clock.today();
  const son = bitisTarihi ?? addDays(ilk, 30);
  checkRange({ ilk, son });
  const kimin = (column: string) => (personelID === null ? sql`true` : sql`${sql.ref(column)} = ${personelID}`);
  const { rows } = await sql<Row>`
    with gunler as materialized (
      select * from vardiya v where v.tarih between ${ilk}::date and ${son}::date and ${kimin('v.personel_id')}
    )
    select
      (select coalesce(json_agg(json_build_object('personelID', v.personel_id, 'tarih', v.tarih,
          'baslangic', ${zamanColumn('v.baslangic')}, 'bitis', ${zamanColumn('v.bitis')},
          'vardiyaSablon', json_build_object('id', s.id, 'sablonAdi', s.sablon_adi, 'renk', s.renk))
          order by v.personel_id, v.tarih, v.baslangic, v.vardiya_sablon_id), '[]')::text
        from gunler v join vardiya_sablon s on s.bayi_id = v.bayi_id and s.id = v.vardiya_sablon_id) as liste,
      (select coalesce(json_agg(json_build_object('personelID', i.personel_id, 'baslangic', ${zamanColumn('i.baslangic')},
          'bitis', ${zamanColumn('i.bitis')}) order by i.baslangic, i.id), '[]')::text
        from personel_izin_ozet i where i.silindi is null and i.baslangic < ${addDays(son, 1)}::timestamp and i.bitis > ${ilk}::timestamp
          and ${kimin('i.personel_id')}) as izinler,
      (select coalesce(json_agg(json_build_object('id', p.id, 'adSoyad', concat_ws(' ', p.ad, p.soyad)) order by p.arama, p.id), '[]')::text
        from personel_ozet p where (p.calisiyor_mu or p.id in (select personel_id from gunler)) and ${kimin('p.id')}) as personeller`.execute(tx);
  const tatiller = listTatiller(ilk, son).map(({ saat = null, ...tatil }) => ({ ...tatil, saat }));
  return new RawJson({ ...rows[0]!, tatiller: toJson(tatiller) });
}
