import type { primCalls } from '@defter/contract/prim.ts';
import { sortKurallar } from '@defter/rules/prim.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { listPrimOranlari } from '../personel/list-prim-oranlari.ts';
import { kapananSon, readKapanmislar } from './donem.ts';
import { readKurallar } from './read-kurallar.ts';

type Adlar = { id: number; personelAdi: string | null; anaUrunAdi: string | null; altUrunAdi: string | null };

/** All rules in the order in which they win, and after them the percentages on the cards that are not 0. */
export async function listKurallar({ tx }: Context<typeof primCalls.kurallar>) {
  const [kurallar, adlar, kartlar, kapanmislar] = await Promise.all([
    readKurallar(tx),
    sql<Adlar>`
      select k.id, nullif(concat_ws(' ', p.ad, p.soyad), '') as "personelAdi", g.adi as "anaUrunAdi", u.adi as "altUrunAdi"
      from prim_kurali k
      left join personel_ozet p on p.bayi_id = k.bayi_id and p.id = k.personel_id
      left join ana_urun_ozet g on g.bayi_id = k.bayi_id and g.id = k.ana_urun_id
      left join alt_urun_ozet u on u.bayi_id = k.bayi_id and u.id = k.alt_urun_id`.execute(tx),
    listPrimOranlari(tx),
    readKapanmislar(tx),
  ]);
  const adlarByID = new Map(adlar.rows.map((biri) => [biri.id, biri]));
  return {
    liste: sortKurallar(kurallar).map((kural) => ({ ...kural, basamaklar: [...kural.basamaklar], ...adlarByID.get(kural.id)! })),
    oranlar: kartlar.filter(({ hizmetPrim, urunPrim }) => hizmetPrim > 0 || urunPrim > 0),
    kapananSon: kapananSon(kapanmislar),
  };
}
