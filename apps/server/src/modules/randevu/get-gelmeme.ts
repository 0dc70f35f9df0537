import type { gelmemeCalls } from '@defter/contract/gelmeme.ts';
import { gunParcasiOf } from '@defter/rules/bos-yer.ts';
import { gelmemeOlasiligi, oncelikAraligi, type Sayim } from '@defter/rules/gelmeme.ts';
import { toDakika } from '@defter/rules/saat.ts';
import { type RawBuilder, sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { visibleRandevu } from './visible-randevu.ts';

type Soru = { musteriID: number | null; saat: string; oncelikGun: number; onayliMi: boolean };
type Row = Record<'salon' | 'kisi' | 'oncelik' | 'saat' | 'onay', Sayim>;

/** How likely somebody does not come, from what the salon has seen in a year; for whoever may not see who comes, as of anybody. */
export async function getGelmeme({ tx, params, oturum, clock }: Context<typeof gelmemeCalls.get>) {
  const { rows: sorular } = await sql<Soru>`
    select ${oturum.yetkiler.has('randevuMusteriGor') ? sql`r.musteri_id` : sql`null::bigint`} as "musteriID", to_char(r.baslangic, 'HH24:MI') as saat, ${ONCELIK} as "oncelikGun", ${ONAYLI} as "onayliMi"
    from randevu r where r.id = ${params.id} and ${visibleRandevu(oturum)}`.execute(tx);
  const { musteriID, saat, oncelikGun, onayliMi } = found(sorular[0]);
  const { ilk, son } = oncelikAraligi(oncelikGun);
  const { rows } = await sql<Row>`
    with gorulen as materialized (
      select r.durum = 'X' as gelmedi, r.musteri_id = ${musteriID}::bigint as kisi, ${ONCELIK} between ${ilk} and ${son === Infinity ? 100_000 : son} as oncelik,
        ${PARCA} = ${gunParcasiOf(toDakika(saat))} as saat, ${ONAYLI} = ${onayliMi} as onay, count(*) as sayi
      from randevu r where r.silindi is null and r.durum in ('G', 'K', 'X')
        and r.baslangic >= ${clock.wallClock()}::timestamp - interval '1 year' and r.baslangic < ${clock.wallClock()}::timestamp
      group by 1, 2, 3, 4, 5
    )
    select ${sayim(sql`true`)} as salon, ${sayim(sql`kisi`)} as kisi, ${sayim(sql`oncelik`)} as oncelik, ${sayim(sql`saat`)} as saat, ${sayim(sql`onay`)} as onay
    from gorulen`.execute(tx);
  const { kisi } = rows[0]!;
  const tahmin = gelmemeOlasiligi(rows[0]!);
  const percent = (p: number) => Math.round(100 * p);
  return {
    tahmin: tahmin ? { ...tahmin, olasilik: percent(tahmin.olasilik), taban: percent(tahmin.taban) } : null,
    kisiGeldi: kisi.geldi,
    kisiGelmedi: kisi.gelmedi,
    oncelikGun,
    onayliMi,
  };
}

/** Days between the booking and the appointment. */
const ONCELIK = sql`greatest(0, r.baslangic::date - (r.kayit_zamani at time zone 'Europe/Istanbul')::date)`;
const ONAYLI = sql`(r.onay_zamani is not null)`;
/** As `gunParcasiOf` of the rules. */
const PARCA = sql`(case when r.baslangic::time < '12:00' then 'sabah' when r.baslangic::time < '17:00' then 'ogle' else 'aksam' end)`;
/** How many came and how many did not: of a salon's year there are at most 32 kinds, whatever is asked of them. */
const sayim = (kosul: RawBuilder<unknown>) =>
  sql`json_build_object('geldi', coalesce(sum(sayi) filter (where ${kosul} and not gelmedi), 0), 'gelmedi', coalesce(sum(sayi) filter (where ${kosul} and gelmedi), 0))`;
