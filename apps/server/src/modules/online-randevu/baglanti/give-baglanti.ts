import type { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockMusteri } from '../../musteri/lock-musteri.ts';
import { readRandevu } from '../../randevu/read-randevu.ts';
import { makeBaglanti } from './make-baglanti.ts';

/** Gives the desk a new link of the customer of an appointment. */
export async function giveBaglanti({ tx, body, oturum, client, degisim }: Context<typeof onlineRandevuCalls.createBaglanti>, config: Config) {
  const { musteriID, baslangic } = await readRandevu(tx, body.randevuID, oturum);
  const adres = await makeBaglanti(tx, { bayiID: oturum.bayiID, musteriID, sonGun: baslangic.slice(0, 10) }, { config, client });
  const sayi = await countBaglantilar(tx, musteriID);
  degisim({ baglantiSayisi: sayi - 1 }, { baglantiSayisi: sayi });
  return { adres };
}

/** Ends all links of a customer. */
export async function endBaglantilar({ tx, body: { musteriID }, degisim }: Context<typeof onlineRandevuCalls.removeBaglantilar>) {
  await lockMusteri(tx, musteriID);
  const sayi = await countBaglantilar(tx, musteriID);
  await tx.deleteFrom('musteri_baglantisi').where('musteri_id', '=', musteriID).execute();
  degisim({ baglantiSayisi: sayi }, { baglantiSayisi: 0 });
  return {};
}

/** How many links of a customer are good now. */
async function countBaglantilar(tx: Tx, musteriID: number): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*) as sayi from musteri_baglantisi where musteri_id = ${musteriID} and gecerlilik > now()`.execute(tx);
  return rows[0]!.sayi;
}
