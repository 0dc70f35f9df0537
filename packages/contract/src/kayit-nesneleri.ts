/*
 * The kinds of records of the record log, beside the ones that its menus are named after.
 */

/** Kinds of records with ids, so that each has a history of its own. */
export const KAYIT_TURLERI = [
  'rol',
  'vardiyaSablonu',
  'anaUrun',
  'fiyatDegisimi',
  'musteriGrubu',
  'neredenDuydunuz',
  'meslek',
  'ozelDurum',
  'hastaTuru',
  'kurum',
  'altKurum',
  'birim',
  'paketGrubu',
  'taksitPlani',
  'odemeSekli',
  'kategori',
  'altKategori',
  'gelenAramaHizmeti',
  'gelenAramaDurumu',
  'gelenAramaSonucu',
  'gorusmeKonusu',
  'anketor',
] as const;

/** Parts of a menu's record, which stand in its history, and acts of a menu that are on no single record. */
const KAYIT_PARCALARI = [
  'telefon',
  'adres',
  'fotograf',
  'kvkkRizasi',
  'kvkkTalebi',
  'farkliKisiler',
  'birlestirme',
  'anonimlestirme',
  'kisiselVeriler',
  'aktarim',
  'durum',
  'parola',
  'vardiya',
  'izin',
  'girisCikis',
  'personelCari',
  'personelBayi',
  'altUrunBirim',
  'sarf',
  'yapanlar',
  'tasima',
  'baslik',
  'istisna',
  'kvkkMetni',
  'ipAdresi',
  'tanimBirlestirme',
  'demo',
  'cihaz',
  'paket',
  'kosullar',
  'baslangic',
] as const;

export const KAYIT_NESNELERI = [...KAYIT_TURLERI, ...KAYIT_PARCALARI] as const;
export type KayitNesnesi = (typeof KAYIT_NESNELERI)[number];
