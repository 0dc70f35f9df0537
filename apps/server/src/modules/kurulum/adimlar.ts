import { type kurulumCalls, KURULUM_ADIMLARI } from '@defter/contract/kurulum.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';

type Adim = (typeof KURULUM_ADIMLARI)[number];
type Row = Record<Adim, boolean> & { kapaliMi: boolean; gecilenler: string[] };

/** The first steps of the salon: each is done when what it is for is there, or when somebody has said that it stays as it is. */
export async function getKurulum({ tx, oturum }: Context<typeof kurulumCalls.get>) {
  const { rows } = await sql<Row>`
    select exists (select from alt_urun_ozet) as hizmetler,
      exists (select from ayar_degisikligi_ozet where bolum = 'randevu') as saatler,
      exists (select from takvim_istisnasi_ozet) or exists (select from calisma_saati_ozet) as "kapaliGunler",
      b.logo is not null as logo,
      (select count(*) from personel_ozet where calisiyor_mu) > 1 as ekip,
      b.demo or k.kapanis is not null as "kapaliMi", coalesce(k.gecilenler, '{}') as gecilenler
    from bayi_ozet b left join kurulum k on k.bayi_id = b.id where b.id = ${oturum.bayiID}`.execute(tx);
  const { kapaliMi, gecilenler, ...bitenler } = rows[0]!;
  const adimlar = KURULUM_ADIMLARI.map((ad) => ({ ad, bittiMi: bitenler[ad] || gecilenler.includes(ad) }));
  return { acikMi: !kapaliMi && adimlar.some(({ bittiMi }) => !bittiMi), adimlar };
}

/** Leaves a step as it is, or the whole list. */
export async function leaveKurulum({ tx, body: { adim } }: Context<typeof kurulumCalls.gec>) {
  const gecilen = adim === null ? [] : [adim];
  await sql`
    insert into kurulum as k (gecilenler, kapanis) values (${gecilen}::text[], ${adim === null ? sql`now()` : null})
    on conflict (bayi_id) do update set kapanis = coalesce(k.kapanis, excluded.kapanis),
      gecilenler = array(select distinct unnest(k.gecilenler || excluded.gecilenler) order by 1)`.execute(tx);
  return {};
}
