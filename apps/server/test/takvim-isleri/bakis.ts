import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { ask } from '../isler/masa.ts';
import type { Salon } from './salon.ts';

/** The place of an appointment, whether it takes its time there, and when it gave the time up. */
type Duran = { id: number; zaman: string; sutun: number; tutar: boolean; birakti: string | null; zorlandi: boolean };
/** The state after the act before: each table as one text, the newest appointment, and the number of entries in the record log. */
export type Bakis = { tablolar: Readonly<Record<string, string>>; duranlar: Map<number, Duran>; sonID: number; kayit: number };

/** The last writer, the version, the times of states and the links of a series are left out, because an undo writes them too. */
const SAYILMAZ = `- 'surum' - 'son_degistiren_personel_id' - 'onay_zamani' - 'gelis_zamani' - 'birakma_zamani' - 'seri_kurali' - 'seri_id'`;
const TABLOLAR: Readonly<Record<string, string>> = {
  randevu: 'silindi is null',
  randevu_yer: 'exists (select from randevu r where r.bayi_id = t.bayi_id and r.id = t.randevu_id and r.silindi is null)',
  personel_izin: 'silindi is null',
  vardiya: 'true',
  takvim_istisnasi: 'true',
  randevu_basligi: 'true',
  bekleme_listesi: 'true',
};

export async function look(salon: Salon): Promise<Bakis> {
  const { server, bayi } = salon;
  const tablolar: Record<string, string> = {};
  for (const [tablo, kosul] of Object.entries(TABLOLAR)) {
    const [row] = await server.rows<{ metin: string | null }>(`select string_agg((to_jsonb(t) ${SAYILMAZ})::text, E'\\n' order by to_jsonb(t)::text) as metin from ${tablo} t where bayi_id = $1 and ${kosul}`, [bayi.bayiID]);
    tablolar[tablo] = row!.metin?.split('\n').toSorted().join('\n') ?? '';
  }
  const duranlar = await server.rows<Duran>(
    `select id::int, baslangic::text || ' ' || bitis::text as zaman, randevu_basligi_id::int as sutun, silindi is null and durum in ('B', 'O', 'G', 'K') as tutar,
      coalesce(silindi, birakma_zamani)::text as birakti, zorlama_nedeni is not null as zorlandi from randevu where bayi_id = $1`,
    [bayi.bayiID],
  );
  const { toplamKayit: kayit } = await ask(salon, kayitGunluguCalls.list, { query: { baslangic: '2020-01-01', sayfaBoyutu: 1 } });
  const [son] = await server.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from randevu where bayi_id = $1', [bayi.bayiID]);
  return { tablolar, kayit, sonID: son!.id, duranlar: new Map(duranlar.map((duran) => [duran.id, duran])) };
}

/** The tables that differ, with the rows before and after. */
export const farklarOf = (once: Bakis, sonra: Bakis): string[] =>
  Object.keys(TABLOLAR).flatMap((tablo) => {
    const [eski, yeni] = [once.tablolar[tablo]!.split('\n'), sonra.tablolar[tablo]!.split('\n')];
    const [giden, gelen] = [eski.filter((satir) => !yeni.includes(satir)), yeni.filter((satir) => !eski.includes(satir))];
    return giden.length + gelen.length === 0 ? [] : [`${tablo}:\n- ${giden.join('\n- ')}\n+ ${gelen.join('\n+ ')}`];
  });
