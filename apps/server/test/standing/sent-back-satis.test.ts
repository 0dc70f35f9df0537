import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { expect, it } from 'vitest';
import { buildAltUrun, buildMusteri, buildPersonel, buildRandevu } from '../build.ts';
import { buildPaketProgram, buildPaketSatis } from '../build-paket.ts';
import { BUGUN } from '../server.ts';
import { FULL_RECORDS } from './full-records.ts';
import { type Row, useSentBack } from './sent-back.ts';

/* The rules of sent-back.test.ts for records with money. */

const place = useSentBack();
const { server, send, get, read, expectNothing } = place;

const satisOf = async (id: number) => (await get(satisCalls.get, { params: { id } })).satis as Row;
const full = async (name: string) => FULL_RECORDS[name]!({ server, bayi: place.bayi, kisi: place.bayi });

it('changes nothing of a sale with all that can be in it', async () => {
  await send(ayarCalls.save, { genelIskontoKullanilsinMi: true, uygulayanPersonelKullanilsin: true, satistaPersonelKullanilsinMi: true });
  const { personelID } = await buildPersonel(server, place.bayi);
  const [bir, iki, uc] = [await buildAltUrun(server, place.bayi, { fiyat: 99.99 }), await buildAltUrun(server, place.bayi, { kdv: 10 }), await buildAltUrun(server, place.bayi)];
  const { id: musteriID } = await buildMusteri(server, place.bayi);
  const { id } = await send(satisCalls.create, {
    musteriID,
    tarih: '2026-11-20',
    iskontoTip: '%',
    iskonto: 7.5,
    personelID,
    aciklama: 'Düğün öncesi\nacele',
    sozlesmeVerildi: true,
    icerikler: [
      { altUrunID: bir.id, adet: 3, uygulayanPersonelID: personelID },
      { altUrunID: iki.id, adet: 0.333, birimFiyat: 33.33, iskontoTip: '%', iskonto: 12.5 },
      { altUrunID: iki.id, iskonto: 3.33 },
      { altUrunID: uc.id, birimFiyat: 0, hediyeNedeni: 'Doğum günü' },
    ],
    odemeler: [{ odemeSekliID: 1, tutar: 10.1 }, { odemeSekliID: 2, tutar: 20, aciklama: 'Kart' }],
    bahsisler: [{ personelID, odemeSekliID: 1, tutar: 25 }],
  });
  await expectNothing([await satisOf(id)], satisCalls.update);
});

it('changes nothing of a sale in instalments, paid in part', async () => {
  const { id: musteriID } = await buildMusteri(server, place.bayi);
  const { id: altUrunID } = await buildAltUrun(server, place.bayi);
  const { id } = await send(satisCalls.create, {
    musteriID,
    icerikler: [{ altUrunID }],
    odemeler: [{ odemeSekliID: 1, tutar: 10 }],
    taksitler: [{ tarih: '2026-12-25', tutar: 33.34, aciklama: 'İlk' }, { tarih: '2027-01-25', tutar: 56.66 }],
  });
  await expectNothing([await satisOf(id)], satisCalls.update);
  await send(satisCalls.tahsilat, { model: [{ tahsilatSatisID: id, musteriID, odemeSekliID: 1, tutar: 40 }] });
  await expectNothing([await satisOf(id)], satisCalls.update);
});

it('changes nothing of a sale with a campaign and a price of the customer', async () => {
  const { id: musteriID } = await buildMusteri(server, place.bayi);
  const [bir, iki] = [await buildAltUrun(server, place.bayi, { fiyat: 33.33 }), await buildAltUrun(server, place.bayi)];
  await send(kampanyaCalls.create, { kampanyaAdi: 'Güz', iskonto: 12.5, tumu: true, bitisTarihi: '2026-12-31' });
  await send(musteriFiyatiCalls.create, { musteriID, altUrunID: iki.id, fiyat: 80 });
  const { id } = await send(satisCalls.create, { musteriID, kampanyali: true, icerikler: [{ altUrunID: bir.id, adet: 2 }, { altUrunID: iki.id }], odemeler: [] });
  await expectNothing([await satisOf(id)], satisCalls.update);
});

it('changes nothing of an open sale of an appointment with a deposit, nor of a finished one', async () => {
  const { id: altUrunID } = await buildAltUrun(server, place.bayi);
  const { id: randevuID } = await buildRandevu(server, place.bayi, { randevuTarihi: BUGUN, baslangicSaat: '12:00', bitisSaat: '12:30', altUrunIDler: [altUrunID] });
  await send(kaporaCalls.create, { randevuID, odemeSekliID: 1, tutar: 30 });
  await send(randevuCalls.update, { id: randevuID, randevuDurumu: 'G' });
  const { id } = await send(randevuCalls.satis, { randevuID });
  await expectNothing([await satisOf(id)], satisCalls.update);
  await send(satisCalls.update, { id, islemde: false });
  await expectNothing([await satisOf(id)], satisCalls.update);
});

it('changes nothing of a sale at the door, nor of a sale by its row of the list', async () => {
  const { id: altUrunID } = await buildAltUrun(server, place.bayi);
  const { id } = await send(satisCalls.create, { kapidan: true, icerikler: [{ altUrunID }], odemeler: [{ odemeSekliID: 1, tutar: 100 }] });
  await expectNothing([await satisOf(id)], satisCalls.update);
  const { id: musteriID } = await buildMusteri(server, place.bayi);
  await send(satisCalls.create, { musteriID, icerikler: [{ altUrunID, iskontoTip: '%', iskonto: 10 }], odemeler: [] });
  await expectNothing(await read(satisCalls.list), satisCalls.update);
});

it('changes nothing of packages and of sessions that were taken', async () => {
  const { id: altUrunID } = await buildAltUrun(server, place.bayi, { fiyat: 33.33 });
  const program = await buildPaketProgram(server, place.bayi, { icerikler: [{ altUrunID, miktar: 6, iskonto: 7.5 }], gecerlilikAy: 6 });
  const programli = await buildPaketSatis(server, place.bayi, { programID: program.id, odemeler: [{ odemeSekliID: 1, tutar: 50 }] });
  const serbest = await buildPaketSatis(server, place.bayi, { altUrunID });
  const { id: dususID } = await send(seansDusCalls.create, { musteriID: programli.musteriID, icerikler: [{ altUrunID, adet: 2 }], odemeler: [] });
  for (const { id } of [programli, serbest]) await expectNothing([(await get(paketSatisCalls.get, { params: { id } })).satis as Row], paketSatisCalls.update);
  await expectNothing([(await get(seansDusCalls.get, { params: { id: dususID } })).satis as Row], seansDusCalls.update);
});

it('changes nothing of the till and of the accounts of colleagues', async () => {
  const { personelID } = await buildPersonel(server, place.bayi);
  await send(kasaCalls.create, { gider: 12.5, odemeSekliID: 1, kategoriID: 3, personelID, aciklama: 'Yemek' });
  await send(kasaCalls.create, { gelirMi: true, tutar: 99.99, odemeSekliID: 2, tarih: '2026-11-20' });
  await expectNothing((await get(kasaCalls.list)).kasa as Row[], kasaCalls.update);
  await send(personelCariCalls.create, { personelID, gider: 1500.5, aciklama: 'Avans' });
  await send(personelCariCalls.create, { personelID, tur: 'maas', gider: 20_000, tarih: '2026-11-01' });
  await send(personelCariCalls.create, { personelID, tur: 'diger', gelir: 120 });
  const { liste } = await get(personelCariCalls.list, { params: { id: personelID } });
  expect(liste).toHaveLength(4);
  await expectNothing(liste as Row[], personelCariCalls.update);
});

it('changes nothing of commission, of costs that come again and of prices of customers', async () => {
  await send(primCalls.update, await full('prim.update'));
  await send(primCalls.create, { adi: 'Parça başı', satisTipi: 0, esas: 'satilan', tur: 'tutar', tutar: 12.5, baslangic: BUGUN });
  await expectNothing(await read(primCalls.kurallar), primCalls.update);
  await send(duzenliGiderCalls.update, await full('duzenliGider.update'));
  await send(duzenliGiderCalls.create, { adi: 'Kira', tutar: 15_000.5, odemeSekliID: 1, kategoriID: 4, periyot: 'ay', gun: 31, baslangic: BUGUN });
  await expectNothing(await read(duzenliGiderCalls.list), duzenliGiderCalls.update);
  const { musteriID } = (await full('musteriFiyati.update')) as { musteriID: number };
  await expectNothing(await read(musteriFiyatiCalls.list, { id: musteriID }), musteriFiyatiCalls.update);
});

it('changes nothing of a campaign with everything that it may ask for', async () => {
  await send(kampanyaCalls.update, await full('kampanya.update'));
  const { id: altUrunID } = await buildAltUrun(server, place.bayi);
  for (const kampanya of [{ tur: 'adet', al: 3, ode: 2 }, { tur: 'tutar', iskonto: 12.5 }, { tur: 'oran', iskonto: 0 }])
    await send(kampanyaCalls.create, { kampanyaAdi: kampanya.tur, ...kampanya, icerikler: [{ altUrunID, ...(kampanya.iskonto === 0 && { iskonto: 33.33 }) }] });
  await expectNothing(await read(kampanyaCalls.list), kampanyaCalls.update);
});
