import type { AnyCall } from '@defter/contract/call.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/http/context.ts';
import { FIYAT, FIYAT2, fiyatGunu, kdvGunu } from './fiyat-gunu.ts';

type Kim = Pick<Context<AnyCall>, 'oturum' | 'clock'>;

/** The products with today's prices and their group. `satilir` says whether both are on sale. */
export function urunOfDay({ clock }: Kim): RawBuilder<unknown> {
  const bugun = clock.today();
  return sql`
    select u.*, ${FIYAT} as fiyat, ${FIYAT2} as fiyat2, ${kdvGunu(bugun)} as bugunku_kdv, a.adi as ana_urun_adi,
      coalesce(a.satis_tipi, 1) as satis_tipi, u.satista_mi and coalesce(a.satista_mi, true) as satilir
    from alt_urun u left join ana_urun a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id ${fiyatGunu(bugun)}`;
}

/** What the wire says of a product `u` of `urunOfDay`, with its unit `b`. Only who may look at products sees what they cost, and only who may look at the stock whether it is kept. */
export const urunColumns = ({ oturum }: Kim): RawBuilder<unknown> => sql`
  u.id, u.surum, u.ana_urun_id as "anaUrunID", u.ana_urun_adi as "anaUrunAdi", u.satis_tipi as "satisTipi",
  b.adi as "birimAdi", u.adi, u.fiyat, u.fiyat2, ${canSeeMaliyet(oturum) ? sql`u.maliyet` : sql`null`} as maliyet,
  u.bugunku_kdv as kdv, u.birim_id as "birimID", u.grup, u.urun_kod as "urunKod", u.barkod,
  u.satista_mi as "satistaMi", u.iptalde_geri_yukle as "iptaldeGeriYukle", u.puan_verilmesin as "puanVerilmesin",
  u.urun_sure as "urunSure", u.tampon_once as "tamponOnce", u.tampon_sonra as "tamponSonra",
  u.hizmet_suresi as "hizmetSuresi", ${oturum.yetkiler.has('stokGoruntule') ? sql`u.stokta_mi` : sql`null`} as "stoktaMi"`;

export const canSeeMaliyet = ({ yetkiler }: Kim['oturum']): boolean => yetkiler.has('urunGoruntule');
