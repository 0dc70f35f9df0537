import type { AnyCall } from '@defter/contract/call.ts';
import type { Tahsilat } from '@defter/contract/satis.ts';
import { sum } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { liraOf } from '../../../platform/db/lira.ts';
import type { Context } from '../../../platform/http/context.ts';
import { requireParaSekli } from '../../kasa/check-secimler.ts';
import { chooseTarih } from '../../kasa/choose-tarih.ts';
import { holdMusteri } from '../../musteri/lock-musteri.ts';
import { readAvans } from './lock-avanslar.ts';
import { moveAvanslar } from './move-avanslar.ts';
import { tellAvans } from './tell-avans.ts';

type Alinan = Pick<Tahsilat, 'musteriID' | 'odemeSekliID' | 'tutar' | 'tarih'> & { tahsilatID: number; /** Where it stands in what was sent. */ yol: string };
type AvansContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'clock' | 'client'>;

/** Keeps money of customers as their credit: it is in the till and on the account at once. */
export async function takeAvanslar(context: AvansContext, alinanlar: readonly Alinan[]): Promise<void> {
  const { tx, oturum } = context;
  for (const { musteriID, odemeSekliID, tutar, tahsilatID, yol, ...alinan } of alinanlar) {
    const tarih = chooseTarih(context, alinan.tarih, { ad: `${yol}.tarih`, ileri: 'tarihIleri' });
    await requireParaSekli(tx, odemeSekliID, `${yol}.odemeSekliID`);
    await holdMusteri(tx, musteriID);
    const once = await readAvans(tx, musteriID);
    const { rows } = await sql<{ id: number }>`
      insert into avans (musteri_id, tahsilat_id, odeme_sekli_id, tarih, tutar)
      values (${musteriID}, ${tahsilatID}, ${odemeSekliID}, ${tarih}::date, ${liraOf(tutar)}) returning id`.execute(tx);
    await moveAvanslar(tx, [{ avansID: rows[0]!.id, musteriID, tahsilatID, tur: 'alinan', tutar }], { tarih, personelID: oturum.personelID });
    tellAvans(context, { musteriID, once, sonra: sum([once, tutar]) });
  }
}
