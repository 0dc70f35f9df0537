import type { randevuCalls, RandevuHizmet, YER_TURLERI } from '@defter/contract/randevu.ts';
import { GUN_KAPALI, type Gun, GUNLER } from '@defter/rules/acik-saat.ts';
import { kurusOf } from '../../platform/db/lira.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { readAyarSurumu } from '../ayar/load-ayarlar.ts';
import { FIYAT, fiyatGunu } from '../urun/fiyat-gunu.ts';
import { comingRandevu } from './coming-randevu.ts';
import { isYerOf, visibleRandevu } from './visible-randevu.ts';

/** Whether somebody is still expected by a colleague, as performer or in the own column. `simdi`: `YYYY-MM-DD HH:mm:ss`. */
export async function hasComingRandevu(tx: Tx, personelID: number, simdi: string): Promise<boolean> {
  const { rows } = await sql<{ var: boolean }>`
    select exists (
      select from randevu r where ${comingRandevu(simdi)} and (r.uygulayan_personel_id = ${personelID} or ${isYerOf(personelID)})
    ) as var`.execute(tx);
  return rows[0]!.var;
}

/**
 * How many appointments somebody has to serve in a time, and when the first of them begins: `sayi` and `ilk`. Cancelled
 * and postponed ones do not count; those that were served do.
 * @param baslangic wall clock `YYYY-MM-DD HH:mm`, like `bitis`
 */
export const randevulariOf = ({ personelID, baslangic, bitis }: { personelID: number; baslangic: string; bitis: string }): RawBuilder<unknown> => sql`
  select count(*) as sayi, min(r.baslangic) as ilk from randevu r
  where (r.uygulayan_personel_id = ${personelID} or (r.randevu_basligi_id <> all (array(select id from randevu_basligi where personel_id = ${personelID})) and ${isYerOf(personelID)})) and r.silindi is null and r.durum in ('B', 'O', 'G', 'K')
    and r.baslangic >= ${baslangic}::timestamp::date::timestamp and r.baslangic < ${bitis}::timestamp and r.bitis > ${baslangic}::timestamp`;

export async function listHizmetler({ tx, params, oturum, clock }: Context<typeof randevuCalls.hizmetler>) {
  const { rows } = await sql<{ liste: RandevuHizmet[] }>`
    select (
      select coalesce(json_agg(json_build_object('id', h.id, 'altUrunID', u.id, 'adi', u.adi, 'altUrunAdi', u.adi, 'sure', u.urun_sure,
        'tamponOnce', u.tampon_once, 'tamponSonra', u.tampon_sonra, 'fiyat', ${kurusOf(FIYAT)}) order by h.id), '[]')
      from randevu_hizmet h join alt_urun_ozet u on u.bayi_id = h.bayi_id and u.id = h.alt_urun_id
      ${fiyatGunu(clock.today())}
      where h.bayi_id = r.bayi_id and h.randevu_id = r.id) as liste
    from randevu r where r.id = ${params.id} and ${visibleRandevu(oturum)}`.execute(tx);
  return { liste: found(rows[0]).liste };
}

/** The columns of the calendar in their order; with `tumu` the hidden ones too. */
export async function listBasliklar({ tx, query }: Pick<Context<typeof randevuCalls.basliklar>, 'tx' | 'query'>) {
  const basliklar = tx
    .selectFrom('randevu_basligi')
    .$if(!query.tumu, (sorgu) => sorgu.where('randevuda_goster', '=', true))
    .select([
      'id',
      'bayi_id as bayiID',
      'sira_no as randevuSiraNo',
      'sutun_baslik_tipi as sutunBaslikTipi',
      'personel_id as personelID',
      'alt_urun_id as altUrunID',
      'adi',
      'randevuda_goster as randevudaGoster',
      'ayni_saatte_randevu_verilmesin as ayniSaatteRandevuVerilmesin',
      'yer_turu as yerTuru',
    ])
    .$narrowType<{ yerTuru: (typeof YER_TURLERI)[number] | null }>()
    .orderBy('sira_no')
    .orderBy('id')
    .execute();
  const [liste, surum] = await Promise.all([basliklar, readAyarSurumu(tx)]);
  return { liste, surum };
}

/** The hours of weekdays of their own by number, as the wire says them. */
const GUN_SAATLERI = sql<Record<number, string>>`(select coalesce(json_object_agg(gun, case when baslangic = bitis then ${GUN_KAPALI}
  else left(baslangic::text, 5) || '-' || left(bitis::text, 5) end), '{}') from calisma_saati)`;

export async function getAyarlar({ tx }: { tx: Tx }) {
  const ayari = tx
    .selectFrom('randevu_ayari')
    .select([
      'bayi_id as bayiID',
      'zaman_periyodu as zamanPeriyodu',
      'randevu_basligi as randevuBasligi',
      'baslangic_saati as baslangicSaati',
      'bitis_saati as bitisSaati',
      'tatilde_kapali as tatildeKapali',
      'bosluk_birakma as boslukBirakma',
      GUN_SAATLERI.as('gunler'),
    ])
    .executeTakeFirstOrThrow();
  const [{ gunler, ...ayarlar }, surum] = await Promise.all([ayari, readAyarSurumu(tx)]);
  const saatler = Object.fromEntries(GUNLER.map((gun, i) => [gun, gunler[i + 1] ?? null])) as Record<Gun, string | null>;
  return { ayarlar: { ...ayarlar, ...saatler }, surum };
}
