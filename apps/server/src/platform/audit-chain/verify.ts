import type pg from 'pg';
import { hashChange } from '../audit.ts';
import type { Heads } from './anchor.ts';
import { ENTRY, genesisOf, link } from './entry.ts';

/** What is wrong with an entry, or with the end of a chain. */
export type Damage = 'degismis' | 'silinmis' | 'zincirdenSilinmis' | 'sonuSilinmis' | 'sonuDegismis' | 'icerigiDegismis';
export type Sonuc = {
  bayiID: number;
  /** How many entries are in the chain and good. */
  saglam: number;
  /** The first entry that is damaged. */
  bozuk?: { neden: Damage; sira: number; kayitID: number | null };
};

type Satir = { sira: string; kayitID: string; ozet: Buffer; entry: string | null; degisim: string | null; degisimOzeti: Buffer | null; silinebilir: boolean };

/** Entries that are read at a time. */
const BATCH = 5000;

/**
 * Follows the chain of every bayi from the first entry to the head that was written down. Needs the role of the house.
 */
export async function verifyChains(client: pg.Client, heads: Heads): Promise<Sonuc[]> {
  const { rows } = await client.query<{ id: string }>(`select distinct bayi_id as id from kayit_zinciri
    union select distinct bayi_id from kayit_gunlugu order by id`);
  const bayiler = new Set([...rows.map(({ id }) => Number(id)), ...heads.keys()]);
  const results: Sonuc[] = [];
  for (const bayiID of [...bayiler].toSorted((a, b) => a - b)) results.push(await verifyChain(client, bayiID, heads));
  return results;
}

async function verifyChain(client: pg.Client, bayiID: number, heads: Heads): Promise<Sonuc> {
  const head = heads.get(bayiID);
  let ozet = genesisOf(bayiID);
  let sira = 0;
  for (;;) {
    const rows = await readBatch(client, bayiID, sira);
    for (const row of rows) {
      const kayitID = Number(row.kayitID);
      const neden = faultOf(row, sira, ozet) ?? (head?.sira === Number(row.sira) && head.ozet !== row.ozet.toString('hex') ? 'sonuDegismis' : undefined);
      // A missing link no longer tells which entry it belonged to.
      if (neden) return { bayiID, saglam: sira, bozuk: { neden, sira: sira + 1, kayitID: neden === 'zincirdenSilinmis' ? null : kayitID } };
      sira += 1;
      ozet = row.ozet;
    }
    if (rows.length < BATCH) break;
  }
  if (head && head.sira > sira) return { bayiID, saglam: sira, bozuk: { neden: 'sonuSilinmis', sira: sira + 1, kayitID: null } };
  return { bayiID, saglam: sira };
}

function faultOf(row: Satir, before: number, ozet: Buffer): Damage | undefined {
  if (Number(row.sira) !== before + 1) return 'zincirdenSilinmis';
  if (row.entry === null) return 'silinmis';
  if (!link(ozet, row.entry).equals(row.ozet)) return 'degismis';
  if (row.degisim === null) return row.degisimOzeti === null || row.silinebilir ? undefined : 'icerigiDegismis';
  return row.degisimOzeti && hashChange(row.degisim).equals(row.degisimOzeti) ? undefined : 'icerigiDegismis';
}

/**
 * The text of a change may be missing where its customer was anonymised or had a number erased. The same holds for
 * customers who were merged into that customer, for a merge that the customer took part in, even when it was undone
 * later, and for their calls, requests and waits, which have ids of their own.
 */
async function readBatch(client: pg.Client, bayiID: number, after: number): Promise<Satir[]> {
  const { rows } = await client.query<Satir>(
    `with recursive unutulan (id) as (
       select id from musteri where bayi_id = $1 and anonim_zamani is not null
       union select musteri_id from kvkk_telefon_silme where bayi_id = $1
       union select b.giden_id from musteri_birlestirme b join unutulan u on u.id = b.kalan_id where b.bayi_id = $1
     )
     select z.sira, z.kayit_id as "kayitID", z.ozet, case when k.id is null then null else ${ENTRY} end as entry,
       k.degisim::text as degisim, k.degisim_ozeti as "degisimOzeti",
       k.degisim is null and k.degisim_ozeti is not null and (case k.nesne
         -- What is no longer there was of somebody whom nobody can name any more.
         when 'gelenArama' then exists (select from unutulan) and not exists (
           select from gelen_arama a where a.bayi_id = k.bayi_id and a.id = k.kayit_id and a.musteri_id not in (select id from unutulan))
         when 'randevuTalep' then exists (select from unutulan) and not exists (
           select from randevu_talebi t where t.bayi_id = k.bayi_id and t.id = k.kayit_id and t.musteri_id not in (select id from unutulan))
         when 'bekleme' then exists (select from bekleme_listesi b join unutulan u on u.id = b.musteri_id where b.bayi_id = k.bayi_id and b.id = k.kayit_id)
         -- Until migration 0422 entries about other records of the same number were forgotten too.
         else false end or case k.menu
         when 'musteri' then k.kayit_id in (select id from unutulan) or k.nesne = 'birlestirme' and exists (
           select from musteri_birlestirme b join unutulan u on u.id = b.giden_id where b.bayi_id = k.bayi_id and b.kalan_id = k.kayit_id)
         when 'randevu' then exists (select from randevu r join musteri m on m.bayi_id = r.bayi_id and m.id = r.musteri_id
           where r.bayi_id = k.bayi_id and r.id = k.kayit_id and m.anonim_zamani is not null)
         when 'satis' then exists (select from satis s join musteri m on m.bayi_id = s.bayi_id and m.id = s.musteri_id
           where s.bayi_id = k.bayi_id and s.id = k.kayit_id and m.anonim_zamani is not null)
         else false end) as silinebilir
     from kayit_zinciri z left join kayit_gunlugu k on k.bayi_id = z.bayi_id and k.id = z.kayit_id
     where z.bayi_id = $1 and z.sira > $2 order by z.sira limit ${BATCH}`,
    [bayiID, after],
  );
  return rows;
}
