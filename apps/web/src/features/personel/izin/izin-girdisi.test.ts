import { expect, it } from 'vitest';
import { lastDayOf, toKayit, turOf, valuesOf, yarimGun } from './izin-girdisi.ts';

const girdi = { id: 0, personelID: 3, cikisTarihi: '2026-11-24', cikisSaati: null, gelisTarihi: '2026-11-26', gelisSaati: null, aciklama: null };

it('whole days are sent with the day of coming back, and read with the last day', () => {
  const kayit = toKayit(girdi, 'gun');
  expect(kayit).toMatchObject({ cikisTarihi: '2026-11-24', gelisTarihi: '2026-11-27', gelisSaati: null });
  const izin = { ...girdi, ...kayit, aciklama: null, cikisSaati: null, gelisSaati: null, personelAdi: '', gun: 3, saat: 0, id: 1 };
  expect([lastDayOf(izin), turOf(izin), valuesOf(izin, 3, '2026-01-01').gelisTarihi]).toEqual(['2026-11-26', 'gun', '2026-11-26']);
});

it('hours are of one day', () => {
  expect(toKayit({ ...girdi, cikisSaati: '10:00', gelisSaati: '12:00' }, 'saat')).toMatchObject({ gelisTarihi: '2026-11-24', gelisSaati: '12:00' });
});

it('a half day is half of the hours of the day', () => {
  const saatler = { baslangic: '09:00', bitis: '18:00' };
  expect(yarimGun(saatler, 'once')).toEqual({ cikisSaati: '09:00', gelisSaati: '13:30' });
  expect(yarimGun(saatler, 'sonra')).toEqual({ cikisSaati: '13:30', gelisSaati: '18:00' });
});
