/** The values of the registration form so far, as the inputs hold them. */
export type KayitBilgileri = {
  sektorID: number | null;
  paketID: number;
  firmaAdi: string;
  adSoyad: string;
  cepTelefonu: string;
  email: string;
  parola: string;
};

// spec 1§9: the package that is chosen at first
const PAKET = 3;

export const emptyKayit: KayitBilgileri = {
  sektorID: null,
  paketID: PAKET,
  firmaAdi: '',
  adSoyad: '',
  cepTelefonu: '',
  email: '',
  parola: '',
};

/** A code that was sent: to which number, and when it expires (ms). */
export type KodIstegi = { cepTelefonu: string; until: number };
