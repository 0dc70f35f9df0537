import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { addDays, daysBetween } from '@defter/rules/tarih.ts';
import { wrongFields } from '../../../../platform/errors/app-error.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { tellEach } from '../../../randevu/tell-each.ts';
import { insertHareket, insertHareketler } from './insert-hareket.ts';
import { engelOf, lockPaket, type MevcutHak, requireAcik } from './lock-hak.ts';

/** The longest time that sessions are frozen. */
const EN_UZUN_GUN = 366;

/** Freezes sessions: until then none is used, and they end as many days later. A whole package is frozen line by line for the same days. */
export async function freezePaket(context: Context<typeof seansIslemiCalls.dondur>) {
  const { tx, body, oturum, clock, about, degisim } = context;
  const { bitis, neden } = body;
  const bugun = clock.today();
  const baslangic = body.baslangic ?? bugun;
  const yapan = { bugun, personelID: oturum.personelID };
  const { hak, digerleri } = await lockPaket(tx, body, (diger) => engelOf(diger, bugun) === null && (diger.bitis === null || diger.bitis >= baslangic));
  requireAcik(hak, bugun);
  if (baslangic < bugun || (hak.bitis !== null && baslangic > hak.bitis)) throw wrongFields({ baslangic: 'tarihGecersiz' });
  if (bitis <= baslangic) throw wrongFields({ bitis: 'bitisOnce' });
  const gun = daysBetween(baslangic, bitis);
  if (gun > EN_UZUN_GUN) throw wrongFields({ bitis: 'tarihGecersiz' });
  const hareketOf = ({ id }: MevcutHak) => ({ hakID: id, tur: 'dondurma' as const, gun, donuk: { baslangic, bitis }, neden });
  const { id } = await insertHareket(tx, hareketOf(hak), yapan);
  await insertHareketler(tx, digerleri.map((diger) => ({ ...hareketOf(diger), esID: id })), yapan);
  const tellOf = ({ id: paketHakID, bitis: son }: MevcutHak) =>
    [{ bitis: son, donukBaslangic: null, donukBitis: null }, { bitis: son && addDays(son, gun), donukBaslangic: baslangic, donukBitis: bitis, paketHakID, neden }] as const;
  about(hak.musteriID, hak.id);
  degisim(...tellOf(hak));
  for (const diger of digerleri) await tellEach(context, seansIslemiCalls.dondur, diger.id, async (tell) => tell(...tellOf(diger)));
  return { id };
}
