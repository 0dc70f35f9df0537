import { basename } from 'node:path';
import type { FirmaAlanlari } from '@defter/contract/firma.ts';
import type { Updateable } from 'kysely';
import type { Bayi } from '../../platform/db/types.ts';
import { asOwner } from '../../platform/db/scope.ts';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';
import { lockAyar } from '../ayar/load-ayarlar.ts';
import { type Bolum, metinOf } from '../ayar/bolum.ts';
import { readFirma, readLogo } from './get-bayi.ts';

const SUTUNLAR: Readonly<Record<keyof FirmaAlanlari | 'logo' | 'sektorID', keyof Updateable<Bayi>>> = {
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
  logo: 'logo',
  sektorID: 'sektor_id',
};

/**
 * The company itself, with the key of its picture. A request may not write the table that all businesses share, so the
 * house does it for its own row.
 */
export const firmaBolumu: Bolum = {
  ad: 'firma',
  yetki: 'firmaIslemleri',
  async read({ tx, oturum }) {
    await lockAyar(tx);
    const [firma, logo, { sektorID }] = await Promise.all([
      readFirma(tx, oturum.bayiID),
      readLogo(tx, oturum.bayiID),
      tx.selectFrom('bayi').select('sektor_id as sektorID').where('id', '=', oturum.bayiID).executeTakeFirstOrThrow(),
    ]);
    return { ...firma, logo, sektorID };
  },
  /** The history tells that the picture was replaced, by its file name. It does not tell in which folder the picture lies. */
  tell: ({ logo, ...firma }) => (logo === undefined ? firma : { ...firma, logo: typeof logo === 'string' ? basename(logo) : logo }),
  async describe() {
    return (alan, onceki, sonraki) => {
      const textOf = (deger: unknown) => (alan === 'logo' && deger ? DOSYA_PATH + String(deger) : metinOf(deger));
      return { alan, kayit: null, onceki: textOf(onceki), sonraki: textOf(sonraki) };
    };
  },
  async write({ tx, oturum }, degerler) {
    const columns = Object.entries(degerler).map(([alan, deger]) => [SUTUNLAR[alan as keyof typeof SUTUNLAR], deger]);
    if (columns.length === 0) return;
    await asOwner(tx, () => tx.updateTable('bayi').set(Object.fromEntries(columns)).where('id', '=', oturum.bayiID).execute());
  },
};
