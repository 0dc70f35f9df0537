import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import { adimYuzdesi } from '@defter/contract/kurulum.ts';
import { sql } from 'kysely';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { firmaBolumu } from '../bayi/firma-bolumu.ts';
import { getKurulum } from '../kurulum/adimlar.ts';

/** Whether there is a customer, an appointment and a sale yet. */
export async function getIlerleme({ tx }: Context<typeof dashboardCalls.ilerleme>) {
  const { rows } = await sql<{ satisVar: boolean; randevuVar: boolean; musteriVar: boolean }>`
    select exists (select from satis_ozet) as "satisVar", exists (select from randevu_ozet where silindi is null) as "randevuVar", exists (select from musteri_ozet) as "musteriVar"`.execute(tx);
  const { satisVar, randevuVar, musteriVar } = rows[0]!;
  return { satisVar, randevuVar, musteriVar, tumu: satisVar && randevuVar && musteriVar };
}

/** How far the first steps of the salon are. */
export async function getAdimYuzdesi(context: Context<typeof dashboardCalls.uyelikAdimYuzdelik>) {
  const { adimlar } = await getKurulum(context);
  const tamamlanan = adimlar.filter(({ bittiMi }) => bittiMi).length;
  return { yuzde: adimYuzdesi(adimlar), tamamlanan, toplam: adimlar.length, adimlar };
}

type Firma = { firmaAdi: string; sektorID: number; ePosta: string | null; ilID: number | null; ilceID: number | null };

/** What the company has to say of itself, and whether something of it is missing (spec 2§4). */
export async function getTemelBilgiler({ tx, oturum }: Context<typeof dashboardCalls.temelBilgiler>) {
  const { rows } = await sql<Firma>`
    select b.firma_adi as "firmaAdi", b.sektor_id as "sektorID", b.e_posta as "ePosta", b.il_id as "ilID", b.ilce_id as "ilceID"
    from bayi_ozet b where b.id = ${oturum.bayiID}`.execute(tx);
  const firma = rows[0]!;
  return { ...firma, eksikMi: Object.values(firma).some((deger) => deger === null || deger === '') };
}

/** Saves them as the settings do, so that they can be taken back there. */
export async function saveTemelBilgiler(context: Context<typeof dashboardCalls.saveTemelBilgiler>) {
  const { tx, body } = context;
  const sektor = await tx.selectFrom('sektor').select('id').where('id', '=', body.sektorID).executeTakeFirst();
  if (!sektor) throw wrongFields({ sektorID: 'secimGecersiz' });
  await changeBolum(context, firmaBolumu, body);
  return { statusCode: 200 as const };
}
