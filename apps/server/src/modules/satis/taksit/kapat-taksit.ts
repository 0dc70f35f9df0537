import type { taksitCalls } from '@defter/contract/taksit.ts';
import { subtract, sum } from '@defter/rules/para.ts';
import { found, refusalAt } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { collectOdemeler } from '../collect-odemeler.ts';
import { insertTahsilatlar } from '../insert-tahsilatlar.ts';
import { insertDegisiklik, lockPlan } from './change-plan.ts';

/**
 * Settles a sale early: all that is open of it is paid now. The plan stays as it was, so that taking the collection back brings it
 * back. Of two desks that do it at once, the second one finds nothing open.
 */
export async function kapatTaksitler(context: Context<typeof taksitCalls.kapat>) {
  const { tx, body, oturum, degisim } = context;
  const { satis, alinan } = await lockPlan(context, body);
  const { id: satisID, taksitler } = satis;
  // A sale in instalments always has a customer.
  const musteriID = found(satis.musteriID);
  const odenen = sum(body.odemeler.map(({ tutar }) => tutar));
  const kalan = subtract(satis.toplam, alinan);
  if (odenen !== kalan) {
    const hata = odenen < kalan ? 'odemeEksik' : 'odemeFazla';
    throw refusalAt('odemeler', hata);
  }
  const tahsilatID = (await insertTahsilatlar(context, [{ musteriID, tutar: odenen }])).get(musteriID)!;
  await insertDegisiklik({ satisID, islem: 'erkenKapama', neden: body.neden, onceki: taksitler, sonraki: taksitler, personelID: oturum.personelID, tahsilatID }).execute(tx);
  const alinacak = body.odemeler.map((odeme, index) => ({ ...odeme, id: 0, tarih: null, aciklama: null, yol: `odemeler.${index}` }));
  await collectOdemeler(context, [{ satisID, alinacak, tahsilatID }]);
  degisim(null, { taksitIslemi: 'erkenKapama', ...(body.neden !== null && { neden: body.neden }) });
  return { id: satisID, tahsilatID, alinan: odenen };
}
