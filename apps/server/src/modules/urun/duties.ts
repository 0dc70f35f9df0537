import { type RawBuilder, sql } from 'kysely';
import type { Duties } from '../../platform/duties.ts';

const altUrunAdi = (id: RawBuilder<unknown>) => sql`select adi from alt_urun where id = ${id}`;

export const urunDuties: Duties = {
  name: 'urun',
  tables: ['ana_urun', 'alt_urun', 'alt_urun_fiyat', 'fiyat_degisimi', 'alt_urun_birim', 'alt_urun_sarf', 'alt_urun_personel', 'alt_urun_sutun', 'alt_urun_yer'],
  constraints: {
    ana_urun_adi_tekil: ['urunAdiMukerrer', 'adi'],
    alt_urun_adi_tekil: ['urunAdiMukerrer', 'adi'],
    alt_urun_barkod_tekil: ['barkodKullanimda', 'barkod'],
    alt_urun_birim_tekil: ['urunBirimiVar', 'birimID'],
    alt_urun_sarf_tekil: 'receteTekrar',
    alt_urun_sarf_kendisi: 'receteKendisi',
  },
  names: {
    altUrun: altUrunAdi,
    // Entries of the menu `urun` are about products.
    urun: altUrunAdi,
    anaUrun: (id) => sql`select adi from ana_urun where id = ${id}`,
  },
  // `alt_urun_sarf` comes first, because its rows point at products.
  demo: { emptied: { alt_urun_sarf: true, alt_urun: true, ana_urun: true } },
};
