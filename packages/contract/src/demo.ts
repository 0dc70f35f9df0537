import { call } from './call.ts';

export const demoCalls = {
  /** Empties the demo salon. Customers, appointments, sales and catalogue go; the business and its owner stay. */
  kaldir: call.delete('/demo', {
    yetki: 'ayarlarGenelAyarIslemleri',
    mesaj: 'demoKaldirildi',
    kayit: { menu: 'ayarlar', islem: 'silme', nesne: 'demo' },
    konular: ['musteri', 'randevu', 'satis', 'kasa', 'urun', 'personel', 'info'],
  }),
};
