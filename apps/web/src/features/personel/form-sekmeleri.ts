import type { PersonelDegerleri } from './form-values.ts';
import { RAPOR_VAR } from './use-flag-groups.ts';

/** The tabs of a colleague's record that are one form. */
type FormSekmesi = 'kimlik' | 'calisma' | 'giris' | 'yetkiler' | 'raporlar';
export const FORM_SEKMELERI: readonly FormSekmesi[] = ['kimlik', 'calisma', 'giris', 'yetkiler', ...(RAPOR_VAR ? (['raporlar'] as const) : [])];

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

/** The first tab with an error; undefined if there is none. */
export function sekmeOfErrors(errors: object): FormSekmesi | undefined {
  const wrong = new Set(Object.keys(errors).map((alan) => YERI[alan as keyof PersonelDegerleri] ?? 'kimlik'));
  return FORM_SEKMELERI.find((sekme) => wrong.has(sekme));
}
