import type pg from 'pg';

/** What is wrong with the seal of a closed day. */
type MuhurHatasi = 'sayfasiDegismis' | 'zinciriTutmuyor' | 'gunlukteYok';
export type MuhurSonucu = { bayiID: number; tarih: string; neden: MuhurHatasi };

/**
 * Looks at the seals of closed days: whether a page is as it was sealed, the record log has the end that it was sealed with, and
 * that log tells of the seal. An entry that is too new to be in the chain is looked at as well. Needs the role of the house.
 * @returns those that do not hold, and how many there are in all
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
