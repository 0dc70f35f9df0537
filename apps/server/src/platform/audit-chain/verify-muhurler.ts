import type pg from 'pg';

/** What is wrong with the seal of a closed day. */
type MuhurHatasi = 'sayfasiDegismis' | 'zinciriTutmuyor' | 'gunlukteYok';
export type MuhurSonucu = { bayiID: number; tarih: string; neden: MuhurHatasi };

/**
 * Checks the seals of closed days: the page is as it was sealed, the chain of the record log still has the link that it was
 * sealed with, and the log has the entry of the seal, in the chain or not yet. Needs the role of the house.
 * @returns the seals that do not hold, and the number of all seals
 */
export async function verifyMuhurler(client: pg.Client): Promise<{ sayi: number; bozuklar: MuhurSonucu[] }> {
  const { rows } = await client.query<{ bayiID: string; tarih: string; neden: MuhurHatasi | null }>(`
    select g.bayi_id as "bayiID", g.tarih::text as tarih, case
      when g.muhur <> gun_sonu_muhru(g) then 'sayfasiDegismis'
      when g.zincir_sira > 0 and not exists (select from kayit_zinciri z
        where z.bayi_id = g.bayi_id and z.sira = g.zincir_sira and z.ozet = g.zincir_ozet) then 'zinciriTutmuyor'
      when not exists (select from kayit_gunlugu k where k.bayi_id = g.bayi_id and k.menu = 'kasa' and k.nesne = 'gunSonu'
        and k.kayit_id = g.id and k.islem = 'ekleme' and k.degisim::text like '%' || encode(g.muhur, 'hex') || '%') then 'gunlukteYok'
      end as neden
    from gun_sonu g order by g.bayi_id, g.tarih, g.id`);
  return { sayi: rows.length, bozuklar: rows.flatMap(({ bayiID, tarih, neden }) => (neden === null ? [] : [{ bayiID: Number(bayiID), tarih, neden }])) };
}
