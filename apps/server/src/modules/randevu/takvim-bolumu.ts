import { GUN_KAPALI, GUNLER } from '@defter/rules/acik-saat.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Bolum, Degerler } from '../ayar/bolum.ts';
import { lockAyar } from '../ayar/load-ayarlar.ts';
import { getAyarlar } from './queries.ts';

/** Hours and slots of the calendar. */
export const takvimBolumu: Bolum = {
  ad: 'randevu',
  yetki: 'randevuAyarlari',
  async read({ tx }) {
    await lockAyar(tx);
    return (await getAyarlar({ tx })).ayarlar;
  },
  async write({ tx }, degerler) {
    const { rows } = await sql<{ ters: boolean }>`
      update randevu_ayari a set zaman_periyodu = coalesce(y."zamanPeriyodu", a.zaman_periyodu),
        randevu_basligi = coalesce(y."randevuBasligi", a.randevu_basligi),
        baslangic_saati = coalesce(y."baslangicSaati", a.baslangic_saati), bitis_saati = coalesce(y."bitisSaati", a.bitis_saati),
        tatilde_kapali = coalesce(y."tatildeKapali", a.tatilde_kapali), bosluk_birakma = coalesce(y."boslukBirakma", a.bosluk_birakma)
      from json_to_record(${JSON.stringify(degerler)}::json)
        as y ("zamanPeriyodu" int, "randevuBasligi" int, "baslangicSaati" time, "bitisSaati" time, "tatildeKapali" boolean, "boslukBirakma" boolean)
      returning a.bitis_saati <= a.baslangic_saati as ters`.execute(tx);
    if (rows[0]?.ters) throw refusalAt('bitisSaati', 'bitisOnce');
    await writeGunler(tx, degerler);
  },
};

/** Hours of weekdays of their own; a weekday without them has the hours of every day. */
async function writeGunler(tx: Tx, degerler: Degerler): Promise<void> {
  const sayilan = GUNLER.flatMap((ad, i) => (ad in degerler ? [{ gun: i + 1, saatler: degerler[ad] as string | null }] : []));
  if (sayilan.length === 0) return;
  const gunler = sayilan.map(({ gun, saatler }) => {
    const [baslangic, bitis] = saatler === GUN_KAPALI ? ['00:00', '00:00'] : (saatler?.split('-') ?? []);
    return { gun, baslangic, bitis };
  });
  await sql`
    with cikan as (delete from calisma_saati where gun = any(${gunler.flatMap(({ gun, baslangic }) => (baslangic === undefined ? gun : []))}::int[]))
    insert into calisma_saati (gun, baslangic, bitis)
    select gun, baslangic, bitis from json_to_recordset(${JSON.stringify(gunler)}::json) as y (gun int, baslangic time, bitis time)
    where baslangic is not null
    on conflict (bayi_id, gun) do update set baslangic = excluded.baslangic, bitis = excluded.bitis`.execute(tx);
}
