import { sql } from 'kysely';
import { DOSYA_PATH } from '../../platform/files/file-path.ts';

/** What the head of a paper shows of `bayi b`, with its `il` and `ilce`. */
export const BELGE_FIRMASI = sql`
  json_build_object('adi', b.firma_adi, 'unvan', b.unvan, 'telefon', b.telefon, 'adres', b.adres, 'ilAdi', il.ad,
    'ilceAdi', ilce.ad, 'vergiDairesi', b.vergi_dairesi, 'vergiNo', b.vergi_no, 'webSitesi', b.web_sitesi,
    'logo', ${DOSYA_PATH} || b.logo)`;
