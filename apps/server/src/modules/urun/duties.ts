import type { Duties } from '../../platform/duties.ts';

export const urunDuties: Duties = {
  name: 'urun',
  tables: ['ana_urun', 'alt_urun', 'alt_urun_fiyat', 'fiyat_degisimi', 'alt_urun_birim', 'alt_urun_sarf', 'alt_urun_personel', 'alt_urun_sutun'],
  constraints: {
    ana_urun_adi_tekil: ['urunAdiMukerrer', 'adi'],
    alt_urun_adi_tekil: ['urunAdiMukerrer', 'adi'],
    alt_urun_barkod_tekil: ['barkodKullanimda', 'barkod'],
    alt_urun_birim_tekil: ['urunBirimiVar', 'birimID'],
    alt_urun_sarf_tekil: 'receteTekrar',
    alt_urun_sarf_kendisi: 'receteKendisi',
  },
  demo: { emptied: { alt_urun: true, ana_urun: true } },
};
