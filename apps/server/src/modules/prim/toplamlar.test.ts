import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimTuruCalls } from '@defter/contract/tanim.ts';
import { expect, it } from 'vitest';
import { buildAltUrun, buildBayi, buildPersonel, buildRandevu, buildSatis, buildSutun } from '../../../test/build.ts';
import { comparePrimler } from '../../../test/prove-prim.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const NAKIT = 1;
const pay = (tutar: number, tarih: string) => ({ odemeSekliID: NAKIT, tutar, tarih });

it('is the same whether lines are counted one by one or put together, whatever was sold, paid, performed by several or closed', async () => {
  const bayi = await buildBayi(server);
  const ask = { jeton: bayi.jeton };
  const [bir, iki] = [await buildPersonel(server, bayi), await buildPersonel(server, bayi)];
  const urunler = [await buildAltUrun(server, bayi, { fiyat: 1000 }), await buildAltUrun(server, bayi, { fiyat: 333.33 }), await buildAltUrun(server, bayi, { fiyat: 77.77, anaUrunID: 0 })];
  // Each of one to three lines; paid whole, in part, in two months, or not at all. Every second one has a twin.
  for (let i = 0; i < 24; i += 1) {
    const n = Math.floor(i / 2);
    const icerikler = Array.from({ length: 1 + (n % 3) }, (_, s) => ({ altUrunID: urunler[(n + s) % 3]!.id, adet: 1 + (s % 2), uygulayanPersonelID: [bir.personelID, null, iki.personelID][(n + s) % 3]! }));
    const odemeler = [[], [pay(30.01, '2026-09-20')], [pay(20.02, '2026-09-10'), pay(10.01, '2026-10-02')], [pay(77.77, '2026-10-05')]][n % 4]!;
    await buildSatis(server, bayi, { icerikler, odemeler, tarih: n % 5 === 0 ? '2026-10-03' : '2026-09-10' });
  }
  const tam = await buildSatis(server, bayi, { icerikler: urunler.map(({ id }) => ({ altUrunID: id, uygulayanPersonelID: bir.personelID })), odemeler: [pay(1411.1, '2026-09-12')], tarih: '2026-09-12' });
  await buildSatis(server, bayi, { islemde: true, tarih: '2026-09-12' });
  await server.mustSend(ayarCalls.save, { body: { satistaPersonelKullanilsinMi: true } }, ask);
  // The same by somebody whom no rule names, on the last day of a rule and on the day after.
  for (const tarih of ['2026-09-11', '2026-09-12']) await server.mustSend(satisCalls.create, { body: { musteriID: tam.musteriID, personelID: iki.personelID, tarih, icerikler: [{ altUrunID: urunler[0]!.id }] } }, ask);
  // Two perform one appointment.
  const sutun = await buildSutun(server, bayi, { personelID: bir.personelID });
  await buildSutun(server, bayi, { personelID: iki.personelID });
  await server.send(altUrunCalls.saveYapanlar, { body: { altUrunID: urunler[1]!.id, personelIDler: [bir.personelID, iki.personelID], personelSayisi: 2 } }, ask);
  for (const [saat, urun] of [['10:00', urunler[1]!], ['10:30', urunler[0]!]] as const) {
    const randevu = await buildRandevu(server, bayi, { randevuSutunBaslikID: sutun.id, altUrunIDler: [urun.id], baslangicSaat: saat, bitisSaat: saat.replace('10:3', '10:5').replace(':00', ':30') });
    const { id } = await server.send(randevuCalls.satis, { body: { randevuID: randevu.id } }, ask);
    await server.send(satisCalls.update, { body: { id, islemde: false } }, ask);
  }
  // Sessions that are sold, paid in part and used.
  const { musteriID } = tam;
  await server.send(paketSatisCalls.create, { body: { id: 0, musteriID, eklenenler: [{ id: 0, altUrunID: urunler[0]!.id, miktar: 3 }], odemeler: [{ id: 0, odemeSekliID: NAKIT, tutar: 700 }] } }, ask);
  for (let i = 0; i < 2; i += 1) await server.send(seansDusCalls.create, { body: { id: 0, musteriID, icerikler: [{ id: 0, altUrunID: urunler[0]!.id, adet: 1, uygulayanPersonelID: iki.personelID }], odemeler: [] } }, ask);

  // Points are no money, and what was paid before its sale is paid with it.
  await server.mustSend(ayarCalls.save, { body: { satistaPuanKullanilsin: true } }, ask);
  const puanSekli = (await server.mustSend(tanimTuruCalls.odemeSekli.list, {}, ask)).liste.find(({ puanOdemesiMi }) => puanOdemesiMi)!.id;
  await server.mustSend(puanCalls.yukle, { body: { musteriID, puan: 50, neden: 'Doğum günü' } }, ask);
  await buildSatis(server, bayi, { musteriID, icerikler: [{ altUrunID: urunler[0]!.id }], odemeler: [{ odemeSekliID: puanSekli, tutar: 5 }] });
  const once = await buildSatis(server, bayi, { icerikler: [{ altUrunID: urunler[0]!.id }], odemeler: [pay(50, '2026-10-07')], tarih: '2026-10-07' });
  await server.rows(`update satis_odeme set tarih = '2026-09-29' where satis_id = $1`, [once.id]);

  expect(await comparePrimler(server, bayi.bayiID)).toEqual([]);
  await server.send(primCalls.kapat, { body: { ay: '2026-09-01' } }, ask);
  await server.send(satisCalls.remove, { body: { satisGuid: tam.satisGuid } }, ask);
  await buildSatis(server, bayi, { icerikler: [{ altUrunID: urunler[0]!.id }], odemeler: [pay(500, '2026-10-04')], tarih: '2026-09-30' });
  expect(await comparePrimler(server, bayi.bayiID)).toEqual([]);
});
