import type { FirmaAlanlari } from '@defter/contract/firma.ts';
import type { Updateable } from 'kysely';
import type { Bayi } from '../../platform/db/types.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { lockAyar } from '../ayar/lock-ayar.ts';
import type { Bolum } from '../ayar/bolum.ts';
import { readFirma } from './get-bayi.ts';

const SUTUNLAR: Readonly<Record<keyof FirmaAlanlari, keyof Updateable<Bayi>>> = {
  firmaAdi: 'firma_adi',
  unvan: 'unvan',
  telefon: 'telefon',
  ePosta: 'e_posta',
  webSitesi: 'web_sitesi',
  adres: 'adres',
  ilID: 'il_id',
  ilceID: 'ilce_id',
  postaKodu: 'posta_kodu',
  vergiDairesi: 'vergi_dairesi',
  vergiNo: 'vergi_no',
  mersisNo: 'mersis_no',
};

/** The company itself. A request may not write the table that all businesses share, so the house does it for its own row. */
export const firmaBolumu: Bolum = {
  ad: 'firma',
  yetki: 'firmaIslemleri',
  async read({ tx, oturum }) {
    await lockAyar(tx);
    return readFirma(tx, oturum.bayiID);
  },
  async write({ tx, oturum }, degerler) {
    const columns = Object.entries(degerler).map(([alan, deger]) => [SUTUNLAR[alan as keyof FirmaAlanlari], deger]);
    if (columns.length === 0) return;
    await asOwner(tx, () => tx.updateTable('bayi').set(Object.fromEntries(columns)).where('id', '=', oturum.bayiID).execute());
  },
};
