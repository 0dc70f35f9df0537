/** The parameter of `usePanel` that opens a page with its panel for something new. */
const NEW = 'panel=0';

/**
 * Every address of the panel (spec 1§2, 2§2.1). Nothing else in the panel writes a path.
 */
export const paths = {
  bugun: () => '/',
  login: () => '/login',
  register: () => '/register',
  registerSuccess: () => '/register-success',
  forgotPassword: () => '/forgot-password',
  logout: () => '/logout',
  notFound: () => '/404',
  hesap: (bolum?: 'parola' | 'oturumlar') => (bolum ? `/hesap?bolum=${bolum}` : '/hesap'),

  randevular: () => '/randevular',
  yeniRandevu: () => `/randevular?${NEW}`,
  musteriler: () => '/musteriler',
  yeniMusteri: () => `/musteriler?${NEW}`,
  musteri: (id: number) => `/musteriler/${id}`,
  satislar: () => '/satislar',
  yeniSatis: () => '/satis',
  satis: (id: number) => `/satis/${id}`,
  satisA4: (id: number) => `/satis/a4/${id}`,
  satisAdisyon: (id: number) => `/satis/adisyon/${id}`,
  kasa: () => '/kasa',
  urunler: () => '/urunler',
  personeller: () => '/personeller',
};

/** The same addresses as patterns for the route table: `pattern(paths.musteri)` is `/musteriler/:id`. */
export const pattern = (path: (id: never) => string): string => path(':id' as never);
