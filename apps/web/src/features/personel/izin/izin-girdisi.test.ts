import { expect, it } from 'vitest';
import { askedAs, calismaSaatleri, lastDayOf, savedAs, toKayit, valuesOf, yarimGun } from './izin-girdisi.ts';

const GUN = '2026-11-24';
const girdi = { id: 0, surum: 1, personelID: 3, cikisTarihi: '2026-11-24', cikisSaati: null, gelisTarihi: '2026-11-26', gelisSaati: null, aciklama: null, izinTuru: 'yillik' as const };

it('whole days are sent with the day of coming back, and read with the last day', () => {
  const kayit = toKayit(girdi, 'gun');
  expect(kayit).toMatchObject({ cikisTarihi: '2026-11-24', gelisTarihi: '2026-11-27', gelisSaati: null });
  const izin = { ...girdi, ...kayit, surum: 1, aciklama: null, cikisSaati: null, gelisSaati: null, personelAdi: '', gun: 3, saat: 0, id: 1 };
  const { sekil, gelisTarihi } = valuesOf(izin, 3, '2026-01-01');
  expect([lastDayOf(izin), sekil, gelisTarihi]).toEqual(['2026-11-26', 'gun', '2026-11-26']);
});

it('half a day belongs to one day, hours may go on to another', () => {
  const saatlik = { ...girdi, cikisSaati: '22:00', gelisSaati: '02:00' };
  expect(toKayit(saatlik, 'yarim')).toMatchObject({ gelisTarihi: '2026-11-24' });
  expect(toKayit(saatlik, 'saat')).toMatchObject({ gelisTarihi: '2026-11-26', gelisSaati: '02:00' });
});

it('half of a night shift may lie in the day after', () => {
  const gece = [{ baslangic: '20:00', bitis: '04:00' }];
  expect(yarimGun(GUN, gece, 'once')).toEqual({ cikisTarihi: GUN, cikisSaati: '20:00', gelisTarihi: '2026-11-25', gelisSaati: '00:00' });
  expect(yarimGun(GUN, gece, 'sonra')).toEqual({ cikisTarihi: '2026-11-25', cikisSaati: '00:00', gelisTarihi: '2026-11-25', gelisSaati: '04:00' });
});

it('a half day is half of the hours of the day', () => {
  const saatler = [{ baslangic: '09:00', bitis: '18:00' }];
  expect(yarimGun(GUN, saatler, 'once')).toMatchObject({ cikisSaati: '09:00', gelisSaati: '13:30' });
  expect(yarimGun(GUN, saatler, 'sonra')).toMatchObject({ cikisSaati: '13:30', gelisSaati: '18:00' });
});

it('the hours of a day without shifts are those of its weekday', () => {
  const hergun = { baslangicSaati: '09:00', bitisSaati: '19:00', pazartesi: null, sali: null, carsamba: null, persembe: null, cuma: null, cumartesi: '10:00-16:00', pazar: 'kapali' };
  expect(calismaSaatleri(GUN, [], hergun)).toEqual([{ baslangic: '09:00', bitis: '19:00' }]);
  expect(calismaSaatleri('2026-11-28', [], hergun)).toEqual([{ baslangic: '10:00', bitis: '16:00' }]);
  expect(calismaSaatleri('2026-11-29', [], hergun)).toEqual([{ baslangic: '09:00', bitis: '19:00' }]);
  const vardiyalar = [{ baslangic: '2026-11-28 12:00', bitis: '2026-11-28 12:00' }, { baslangic: '2026-11-28 20:00', bitis: '2026-11-29 04:00' }];
  expect(calismaSaatleri('2026-11-28', vardiyalar, hergun)).toEqual([{ baslangic: '20:00', bitis: '04:00' }]);
});

it('a half day of several shifts is half of their hours', () => {
  const esit = [{ baslangic: '10:00', bitis: '14:00' }, { baslangic: '16:00', bitis: '20:00' }];
  expect(yarimGun(GUN, esit, 'once')).toMatchObject({ cikisSaati: '10:00', gelisSaati: '14:00' });
  expect(yarimGun(GUN, esit, 'sonra')).toMatchObject({ cikisSaati: '16:00', gelisSaati: '20:00' });
  const farkli = [{ baslangic: '10:00', bitis: '12:00' }, { baslangic: '14:00', bitis: '20:00' }];
  expect(yarimGun(GUN, farkli, 'once')).toMatchObject({ cikisSaati: '10:00', gelisSaati: '16:00' });
  expect(yarimGun(GUN, farkli, 'sonra')).toMatchObject({ cikisSaati: '16:00', gelisSaati: '20:00' });
});

it('hours that another desk has set are shown and saved, and a leave that lost its hours is one of whole days', () => {
  const saatli = { cikisSaati: '10:00', gelisSaati: '12:00' };
  const saatsiz = { cikisSaati: null, gelisSaati: null };
  expect([askedAs({ sekil: 'gun', ...saatli }), savedAs({ sekil: 'gun', ...saatli })]).toEqual(['saat', 'saat']);
  expect([askedAs({ sekil: 'yarim', ...saatli }), savedAs({ sekil: 'yarim', ...saatli })]).toEqual(['yarim', 'yarim']);
  expect([askedAs({ sekil: 'saat', ...saatsiz }), savedAs({ sekil: 'saat', ...saatsiz })]).toEqual(['saat', 'gun']);
});
