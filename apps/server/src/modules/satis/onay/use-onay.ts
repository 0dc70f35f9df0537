import type { AnyCall } from '@defter/contract/call.ts';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../../platform/auth/oturum.ts';
import { hashToken } from '../../../platform/auth/oturum.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { soylenenOf } from './onay-kodu.ts';

/** Who may give the prices of a sale: the person at the desk, with what an approval adds to it. */
export type Onayli = { oturum: Oturum; /** Null without an approval. */ onaylayanID: number | null; /** What the text of a code told of the sale; null where it was seen. */ soylenen: string | null };

type Satir = { onaylayanID: number; soylenen: string | null; yetkiler: (Yetki | RaporYetkisi)[]; iskontoYuzdesi: number };

/**
 * Uses the approval of a sale. It counts once, for whoever asked, for exactly what was asked, while the one who approved still has
 * the right. A sale that fails afterwards leaves it unused. Throws onayGecersiz.
 * @param kod null without an approval
 */
export async function useOnay({ tx, oturum }: Pick<Context<AnyCall>, 'tx' | 'oturum'>, kod: string | null, istek: string): Promise<Onayli> {
  if (kod === null) return { oturum, onaylayanID: null, soylenen: null };
  const { rows } = await sql<Satir>`
    with onay as (
      update satis_onayi set kullanma_zamani = now()
      where kod_ozeti = ${hashToken(kod)} and istek = ${hashToken(istek)} and isteyen_id = ${oturum.personelID} and kullanma_zamani is null and gecerlilik > now()
      returning bayi_id, onaylayan_id, soylenen
    )
    select p.id as "onaylayanID", o.soylenen, p.yetkiler, p.iskonto_yuzdesi as "iskontoYuzdesi"
    from onay o join personel_ozet p on p.bayi_id = o.bayi_id and p.id = o.onaylayan_id where p.calisiyor_mu`.execute(tx);
  const [onay] = rows;
  if (!onay) throw new AppError('onayGecersiz');
  return { oturum: withRights(oturum, onay), onaylayanID: onay.onaylayanID, soylenen: onay.soylenen };
}

function withRights(oturum: Oturum, { yetkiler, iskontoYuzdesi }: Satir): Oturum {
  const fiyat = (['satisIskonto', 'satisFiyatDegistir'] as const).filter((hak) => yetkiler.includes(hak));
  const kendi = oturum.yetkiler.has('satisIskonto') ? oturum.iskontoYuzdesi : 0;
  const onun = fiyat.includes('satisIskonto') ? iskontoYuzdesi : 0;
  return { ...oturum, yetkiler: new Set([...oturum.yetkiler, ...fiyat]), iskontoYuzdesi: Math.max(kendi, onun) };
}

type Satilan = { musteriID: number | null; toplam: Kurus; iskontoToplam: Kurus };

/** Writes onto the sale who has approved its prices, and tells the record log. Throws onayGecersiz where they were told of another one. */
export async function noteOnay({ tx, degisim }: Pick<Context<AnyCall>, 'tx' | 'degisim'>, satisID: number, { onaylayanID, soylenen }: Onayli, satilan: Satilan): Promise<void> {
  if (onaylayanID === null) return;
  const { musteriID, toplam: toplamTutar, iskontoToplam } = satilan;
  if (soylenen !== null && soylenen !== soylenenOf({ musteriID, toplamTutar, iskontoToplam })) throw new AppError('onayGecersiz');
  await sql`update satis set onaylayan_id = ${onaylayanID}::bigint where id = ${satisID}`.execute(tx);
  degisim(null, { onaylayanID });
}
