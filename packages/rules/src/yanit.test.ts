import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type BeklenenRandevu, yanitKarari, yanitOf } from './yanit.ts';

test.each([
  ['RET', 'ret'], ['ret 3000', 'ret'], [' Red.', 'ret'], ['STOP', 'ret'], ['retina lazeri var mı', undefined], ['Ücret ne kadar?', undefined],
  ['evet', 'evet'], ['Evet.', 'evet'], ['EVET!', 'evet'], ['  evet geliyorum', 'evet'], ['Eveet', 'evet'], ['EVETTT', 'evet'], ['Tamam, teşekkürler', 'evet'], ['"Evet"', 'evet'], ['GELİYORUM', 'evet'], ['geliyorum', 'evet'],
  ['iptal', 'iptal'], ['İPTAL', 'iptal'], ['IPTAL', 'iptal'], ['İptal lütfen', 'iptal'], ['ıptal.', 'iptal'], ['Hayır', 'iptal'], ['HAYIR gelemiyorum', 'iptal'], ['Gelemeyeceğim', 'iptal'],
  ['Evet ama iptal edelim', 'iptal'], ['Tamam gelemiyorum', 'iptal'],
  ['Evet ama gelemem', 'iptal'], ['Tamam ama gelemeyeceğiz', 'iptal'], ['Tamam gelmicem', 'iptal'], ['Onay vermiyorum', 'iptal'], ['Tamam erteleyebilir miyiz', 'iptal'], ['Evet saati değiştirelim', 'iptal'],
  ['Tamam ama müsait değilim', 'iptal'], ['Evet, o saat uygun değil', 'iptal'], ['Gelemeyeceğiz', 'iptal'], ['GELEMEM', 'iptal'], ['Olur mu acaba 17:00', undefined], ['Tamam mı?', undefined],
  ['Tamam, sorun değil', 'evet'], ['Evet, gelmişken cilt bakımı da olsun', 'evet'], ['Onay veriyorum', 'evet'], ['Evet olur', 'evet'],
  ['Saat kaçta?', undefined], ['Evetler hayırlar', undefined], ['14:00 olur mu', undefined], ['', undefined], ['👍', undefined], ['Randevumu iptal etmek istemiyorum', undefined],
  ['Mesaj istemiyorum', 'ret'], ['Bana bir daha SMS atmayın!', 'ret'], ['Lütfen mesaj göndermeyin', 'ret'], ['Reklam almak istemiyorum', 'ret'], ['Reddediyorum', 'ret'], ['Mesajınızı almadım', undefined], ['Mesaj atarsanız sevinirim', undefined],
])('"%s" asks for %s', (metin, yanit) => {
  expect(yanitOf(metin)).toBe(yanit);
});

const randevu = (id: number, more: Partial<BeklenenRandevu> = {}): BeklenenRandevu => ({ id, ziyaretID: null, onayliMi: false, sira: null, ...more });
const evet = (randevular: BeklenenRandevu[], ticariMi = false) => yanitKarari({ yanit: 'evet', ticariMi, randevular });
const iptal = (randevular: BeklenenRandevu[]) => yanitKarari({ yanit: 'iptal', ticariMi: false, randevular });

describe('a yes', () => {
  it('confirms the appointment that the number was told of, and no other', () => {
    expect(evet([randevu(1), randevu(2, { sira: 0 })])).toEqual({ ne: 'onayla', randevuIDler: [2] });
    expect(evet([randevu(1)])).toEqual({ ne: 'yok' });
    expect(evet([])).toEqual({ ne: 'yok' });
  });

  it('confirms all appointments of a visit', () => {
    expect(evet([randevu(1, { ziyaretID: 1, sira: 0 }), randevu(2, { ziyaretID: 1 }), randevu(3)])).toEqual({ ne: 'onayla', randevuIDler: [1, 2] });
  });

  it('is left to the desk if it could mean two, or an offer that came since', () => {
    expect(evet([randevu(1, { sira: 1 }), randevu(2, { sira: 0 })])).toEqual({ ne: 'sor', randevuID: 2 });
    expect(evet([randevu(1, { sira: 1 })], true)).toEqual({ ne: 'sor', randevuID: 1 });
  });

  it('passes over confirmed ones, and changes nothing if all are confirmed', () => {
    expect(evet([randevu(1, { sira: 0, onayliMi: true }), randevu(2, { sira: 1 })])).toEqual({ ne: 'onayla', randevuIDler: [2] });
    expect(evet([randevu(1, { sira: 0, onayliMi: true })])).toEqual({ ne: 'onayli', randevuID: 1 });
  });
});

describe('a no', () => {
  it('is left to the desk: about the appointment that was told last, else the next one', () => {
    expect(iptal([randevu(1), randevu(2, { sira: 3, onayliMi: true })])).toEqual({ ne: 'sor', randevuID: 2 });
    expect(iptal([randevu(1), randevu(2)])).toEqual({ ne: 'sor', randevuID: 1 });
    expect(iptal([])).toEqual({ ne: 'yok' });
  });
});

const randevular = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 20 }), ziyaretID: fc.option(fc.integer({ min: 1, max: 3 })), onayliMi: fc.boolean(), sira: fc.option(fc.nat(5)) }), { selector: ({ id }) => id, maxLength: 8 });

test('only appointments that were told of, or belong to their visit, are ever confirmed; a no never changes anything', () => {
  fc.assert(fc.property(randevular, fc.boolean(), (liste, ticariMi) => {
    expect(['sor', 'yok']).toContain(iptal(liste).ne);
    const karar = evet(liste, ticariMi);
    if (karar.ne !== 'onayla') return;
    expect(ticariMi).toBe(false);
    const told = liste.filter(({ sira, onayliMi }) => sira !== null && !onayliMi);
    for (const id of karar.randevuIDler) {
      const bu = liste.find((one) => one.id === id)!;
      expect(bu.onayliMi).toBe(false);
      expect(told.some((one) => one.id === id || (one.ziyaretID !== null && one.ziyaretID === bu.ziyaretID))).toBe(true);
    }
  }));
});
