import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { sql } from 'kysely';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockMusteri } from '../musteri/lock-musteri.ts';

/** Writes somebody on the waiting list. Throws bitisOnce, gecmiseRandevu; as `lockMusteri`. */
export async function createBekleme({ tx, body, oturum, clock, degisim }: Context<typeof beklemeCalls.create>) {
  const { musteriID, altUrunIDler, uygulayanPersonelID, gunParcasi, ilkGun, sonGun, beklemeNotu } = body;
  if (sonGun < ilkGun) throw refusalAt('sonGun', 'bitisOnce');
  if (sonGun < clock.today()) throw refusalAt('sonGun', 'gecmiseRandevu');
  await lockMusteri(tx, musteriID);
  const { rows } = await sql<{ id: number }>`
    with yeni as (
      insert into bekleme_listesi (musteri_id, uygulayan_personel_id, ilk_gun, son_gun, gun_parcasi, bekleme_notu, kaydeden_personel_id, kayit_zamani)
      values (${musteriID}, ${uygulayanPersonelID}, ${ilkGun}, ${sonGun}, ${gunParcasi}, ${beklemeNotu}, ${oturum.personelID}, ${clock.now()}::timestamptz)
      returning id
    ), hizmet as (
      insert into bekleme_hizmet (bekleme_id, sira, alt_urun_id)
      select yeni.id, h.sira, h.id from yeni, unnest(${altUrunIDler}::bigint[]) with ordinality h (id, sira)
    )
    select id from yeni`.execute(tx);
  const { altUrunIDler: hizmetler, ...alanlar } = body;
  degisim(null, { ...alanlar, hizmetler });
  return { id: rows[0]!.id };
}
