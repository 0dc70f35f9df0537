import type { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { sayimToplami } from '@defter/rules/gun-sonu.ts';
import { type Kurus, subtract } from '@defter/rules/para.ts';
import { sql } from 'kysely';
import { kurusOf, liraOf } from '../../platform/db/lira.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { chooseTarih } from '../kasa/choose-tarih.ts';
import { beklenenNakit } from './gun-ozeti.ts';

/** Writes down a count of the cash, and only then tells what should be there. */
export async function saveSayim(context: Context<typeof gunSonuCalls.say>) {
  const { tx, body, oturum, degisim } = context;
  const tarih = chooseTarih(context, body.tarih, { ad: 'tarih', ileri: 'tarihIleri' });
  const adetler = body.adetler.filter(({ adet }) => adet > 0);
  if (new Set(adetler.map(({ birim }) => birim)).size < adetler.length) throw wrongFields({ adetler: 'satirTekrari' });
  const sayilan = sayimToplami(adetler);
  const { rows } = await sql<{ id: number; beklenen: Kurus }>`
    insert into kasa_sayimi (tarih, adetler, sayilan, beklenen, personel_id)
    values (${tarih}::date, ${JSON.stringify(adetler.map(({ birim, adet }) => ({ birim: liraOf(birim), adet })))}::jsonb, ${liraOf(sayilan)}::numeric,
      ${beklenenNakit(tarih)}, ${oturum.personelID}::bigint)
    returning id, ${kurusOf(sql`beklenen`)} as beklenen`.execute(tx);
  const { id, beklenen } = rows[0]!;
  const fark = subtract(sayilan, beklenen);
  degisim(null, { tarih, sayilan, beklenen, fark });
  return { id, sayilan, beklenen, fark };
}
