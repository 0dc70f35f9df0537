import { expect, it } from 'vitest';
import { lastDayOf, toKayit, sekilOf, valuesOf, yarimGun } from './izin-girdisi.ts';

const girdi = { id: 0, personelID: 3, cikisTarihi: '2026-11-24', cikisSaati: null, gelisTarihi: '2026-11-26', gelisSaati: null, aciklama: null, izinTuru: 'yillik' as const };

it('whole days are sent with the day of coming back, and read with the last day', () => {
  const kayit = toKayit(girdi, 'gun');
  expect(kayit).toMatchObject({ cikisTarihi: '2026-11-24', gelisTarihi: '2026-11-27', gelisSaati: null });
  const izin = { ...girdi, ...kayit, aciklama: null, cikisSaati: null, gelisSaati: null, personelAdi: '', gun: 3, saat: 0, id: 1 };
  expect([lastDayOf(izin), sekilOf(izin), valuesOf(izin, 3, '2026-01-01').gelisTarihi]).toEqual(['2026-11-26', 'gun', '2026-11-26']);
});

it('hours are of one day', () => {
  expect(toKayit({ ...girdi, cikisSaati: '10:00', gelisSaati: '12:00' }, 'saat')).toMatchObject({ gelisTarihi: '2026-11-24', gelisSaati: '12:00' });
});

it('a half day is half of the hours of the day', () => {
  const saatler = [{ baslangic: '09:00', bitis: '18:00' }];
  expect(yarimGun(saatler, 'once')).toEqual({ cikisSaati: '09:00', gelisSaati: '13:30' });
  expect(yarimGun(saatler, 'sonra')).toEqual({ cikisSaati: '13:30', gelisSaati: '18:00' });
});

it('a half day of several shifts is half of their hours', () => {
  const esit = [{ baslangic: '10:00', bitis: '14:00' }, { baslangic: '16:00', bitis: '20:00' }];
  expect(yarimGun(esit, 'once')).toEqual({ cikisSaati: '10:00', gelisSaati: '14:00' });
  expect(yarimGun(esit, 'sonra')).toEqual({ cikisSaati: '16:00', gelisSaati: '20:00' });
  const farkli = [{ baslangic: '10:00', bitis: '12:00' }, { baslangic: '14:00', bitis: '20:00' }];
  expect(yarimGun(farkli, 'once')).toEqual({ cikisSaati: '10:00', gelisSaati: '16:00' });
  expect(yarimGun(farkli, 'sonra')).toEqual({ cikisSaati: '16:00', gelisSaati: '20:00' });
});
