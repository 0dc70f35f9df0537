import type { PersonelDegerleri } from './form-values.ts';

/** The tabs of a colleague's record that are one form. */
export const FORM_SEKMELERI = ['kimlik', 'calisma', 'giris', 'yetkiler', 'raporlar'] as const;
export type FormSekmesi = (typeof FORM_SEKMELERI)[number];

const YERI: Partial<Record<keyof PersonelDegerleri, FormSekmesi>> = {
  iskontoYuzdesi: 'calisma',
  maas: 'calisma',
  hizmetPrim: 'calisma',
  urunPrim: 'calisma',
  katsayi: 'calisma',
  isBaslangicTarihi: 'calisma',
  calisiyorMu: 'calisma',
  diplomaTescil: 'calisma',
  geldigiPoliklinik: 'calisma',
  servis: 'calisma',
  webKullanicisi: 'giris',
  kullaniciAdi: 'giris',
  sifre: 'giris',
  rolID: 'yetkiler',
};

/** The first tab on which something is wrong; undefined when nothing is. */
export function sekmeOfErrors(errors: object): FormSekmesi | undefined {
  const wrong = new Set(Object.keys(errors).map((alan) => YERI[alan as keyof PersonelDegerleri] ?? 'kimlik'));
  return FORM_SEKMELERI.find((sekme) => wrong.has(sekme));
}
