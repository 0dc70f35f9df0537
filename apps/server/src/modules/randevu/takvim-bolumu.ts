import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bolum } from '../ayar/bolum.ts';
import { lockAyar } from '../ayar/lock-ayar.ts';
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
        baslangic_saati = coalesce(y."baslangicSaati", a.baslangic_saati), bitis_saati = coalesce(y."bitisSaati", a.bitis_saati)
      from json_to_record(${JSON.stringify(degerler)}::json)
        as y ("zamanPeriyodu" int, "randevuBasligi" int, "baslangicSaati" time, "bitisSaati" time)
      returning a.bitis_saati <= a.baslangic_saati as ters`.execute(tx);
    if (rows[0]?.ters) throw new AppError('bitisOnce', { alanlar: { bitisSaati: 'bitisOnce' } });
  },
};
