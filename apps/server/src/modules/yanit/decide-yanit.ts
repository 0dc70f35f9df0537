import { randevuCalls } from '@defter/contract/randevu.ts';
import type { yanitCalls } from '@defter/contract/yanit.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { sql } from 'kysely';
import { AppError, found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { holdDuranlar } from '../randevu/read-randevu.ts';
import { tellEach } from '../randevu/tell-each.ts';
import { updateRandevu } from '../randevu/update-randevu.ts';

/** Does what a reply asks for, of all of a visit, or leaves the appointment as it is. @throws AppError kayitDegismis once it is decided */
export async function decideYanit({ tx, body, oturum, client, clock, degisim }: Context<typeof yanitCalls.karar>) {
  const { yanit, randevu_id: randevuID, karar } = found(await tx.selectFrom('gelen_mesaj').select(['yanit', 'randevu_id', 'karar']).where('id', '=', body.id).forUpdate().executeTakeFirst());
  if (randevuID === null || karar !== 'bekliyor') throw new AppError('kayitDegismis');
  const yeni = !body.uygula ? 'kalsin' : yanit === 'iptal' ? 'iptal' : 'onaylandi';
  if (body.uygula) {
    const randevuDurumu = yanit === 'iptal' ? RandevuDurumu.iptal : RandevuDurumu.onaylandi;
    for (const id of await visitOf(tx, randevuID, clock.wallClock())) {
      await tellEach({ tx, oturum, client }, randevuCalls.update, id, (tell) => updateRandevu({ tx, body: { id, randevuDurumu }, oturum, clock, degisim: tell }));
    }
  }
  // One decision answers all waiting replies about the appointment.
  await sql`
    update gelen_mesaj set karar = ${yeni}, karar_zamani = now(), karar_personel_id = ${oturum.personelID}, okunma = coalesce(okunma, now()),
      okuyan_personel_id = coalesce(okuyan_personel_id, ${oturum.personelID})
    where randevu_id = ${randevuID} and karar = 'bekliyor'`.execute(tx);
  degisim({ yanitKarari: null }, { yanitKarari: yeni });
  return { id: randevuID };
}

/** The appointment with the others of its visit that are still to come, held. */
async function visitOf(tx: Context<typeof yanitCalls.karar>['tx'], randevuID: number, simdi: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from randevu_ozet r join randevu_ozet o on o.bayi_id = r.bayi_id and (o.id = r.id or o.ziyaret_id = r.ziyaret_id)
    where r.id = ${randevuID} and o.silindi is null and o.durum in ('B', 'O') and o.baslangic > ${simdi}::timestamp order by o.id`.execute(tx);
  const duranlar = await holdDuranlar(tx, rows.map(({ id }) => id));
  if (duranlar.length === 0) throw new AppError('kayitDegismis');
  return duranlar;
}
