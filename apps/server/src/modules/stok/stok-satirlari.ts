import { type RawBuilder, sql } from 'kysely';
import { fold } from '@defter/rules/metin.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';

/** Costs are seen by whoever may look at products, as in the catalogue. */
export const costFor = ({ yetkiler }: Oturum, maliyet: RawBuilder<unknown>): RawBuilder<unknown> => (yetkiler.has('urunGoruntule') ? maliyet : sql`null::numeric`);

/** What can be said of how much there is of a stock `s`. */
export const DURUM: RawBuilder<string> = sql`
  case when s.miktar < 0 then 'eksi' when s.miktar <= coalesce(s.kritik, 0) then case when s.miktar = 0 then 'bitti' else 'kritik' end else 'yeterli' end`;

/** What needs doing comes first, in rows `l`. */
export const ONCELIK: RawBuilder<number> = sql`array_position(array['eksi', 'bitti', 'kritik', 'yeterli'], l.durum)`;

/** Stocks `s` with their products `u`, groups `a`, units `b` and suppliers `t`. */
export const STOKLAR: RawBuilder<unknown> = sql`stok_urun s
  join alt_urun_ozet u on u.bayi_id = s.bayi_id and u.id = s.alt_urun_id
  left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
  left join birim b on b.bayi_id = u.bayi_id and b.id = u.birim_id
  left join tedarikci t on t.bayi_id = s.bayi_id and t.id = s.tedarikci_id`;

/** Why a product differs, of its rows `x` of a count: who counts again need not say it again. */
export const NEDEN_TURU: RawBuilder<string | null> = sql`(array_agg(x.neden_turu order by x.id desc) filter (where x.neden_turu is not null))[1]`;

/** The columns of a product in every list of this module. */
export const URUN: RawBuilder<unknown> = sql`u.id as "altUrunID", u.adi, b.adi as "birimAdi"`;

/** The rows of `Stok`, with what they are sorted by. */
export const stokRows = (oturum: Oturum, kosul: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select u.id, s.surum, ${URUN}, s.bayi_id as "bayiID", u.ana_urun_id as "anaUrunID", a.adi as "anaUrunAdi", u.barkod, u.urun_kod as "urunKod",
    s.miktar::float8 as miktar, s.kritik::float8 as kritik, ${DURUM} as durum,
    ${costFor(oturum, sql`round(s.ortalama, 2)`)} as maliyet, ${costFor(oturum, sql`s.deger`)} as deger,
    s.tedarikci_id as "tedarikciID", t.adi as "tedarikciAdi", s.tedarik_gun as "tedarikGun", s.acik_gun as "acikGun",
    (select min(l.son_kullanma) from stok_lotu_ozet l where l.bayi_id = s.bayi_id and l.alt_urun_id = s.alt_urun_id and l.kalan > 0) as "sonKullanma"
  from ${STOKLAR} where ${kosul}`;

/** The filters that lists of products share. */
export const suzgecOf = ({ anaUrunID = null, altUrunID = null, ara }: { anaUrunID?: number | null; altUrunID?: number | null; ara: string | null }): RawBuilder<boolean> => sql`
  true ${anaUrunID === null ? sql`` : sql`and u.ana_urun_id = ${anaUrunID}`}
  ${altUrunID === null ? sql`` : sql`and u.id = ${altUrunID}`}
  ${ara === null ? sql`` : sql`and u.arama like icerir(${fold(ara)})`}`;
