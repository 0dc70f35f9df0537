import type { Yetki } from './yetkiler.ts';

/**
 * Rights of modules that do not exist yet, each with its module. They are kept on the wire and in roles, and their check box is shown together with
 * the module. A right is either here, or it has an effect: a standing test holds the whole table.
 */
export const SONRAKI_YETKILER: Readonly<Partial<Record<Yetki, string>>> = {
  musteriSiparis: 'orders',
  musteriHastaKarti: 'patient cards',
  menu: 'orders',
  subeGoruntule: 'branches',
  firmaCari: 'accounts of firms',
  faturaIslemleri: 'invoices',
  eFatura: 'invoices',
  saglikNet: 'health network',
  kisiselDiyet: 'dietitian',
  vucutOlculeri: 'dietitian',
  kanOlculeri: 'dietitian',
  siparisEkle: 'orders',
  siparisGor: 'orders',
  masaIslemleri: 'orders',
  paketServis: 'orders',
};
