import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { ayarCalls } from '@defter/contract/ayar.ts';
import { bayiCalls } from '@defter/contract/bayi.ts';
import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { duyuruCalls } from '@defter/contract/duyuru.ts';
import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { wpCalls } from '@defter/contract/wp.ts';
import { expect, it } from 'vitest';
import { buildAltUrun, buildMusteri, buildPersonel, buildRandevu, buildSube } from '../build.ts';
import { PNG } from '../build-kvkk.ts';
import { buildStok } from '../build-stok.ts';
import { buildTanim } from '../build-tanim.ts';
import { BUGUN, YARIN } from '../server.ts';
import { FULL_RECORDS } from './full-records.ts';
import { type Row, useSentBack } from './sent-back.ts';

/* The rules of sent-back.test.ts for customers, the calendar and settings. */

const place = useSentBack();
const { server, send, get, read, expectNothing } = place;

const full = async (name: string) => FULL_RECORDS[name]!({ server, bayi: place.bayi, kisi: place.bayi });

it('changes nothing of customers: by the list, by the card, and by the parts that have calls of their own', async () => {
  await send(ayarCalls.save, { kayitEdenPersonelKullanilsinMi: true, bayiMusteriIDGorulsunMu: true });
  const dolu = (await full('musteri.update')) as { musteri: { id: number }; adresler: object[] };
  await send(musteriCalls.update, { ...dolu, adresler: [...dolu.adresler, { baslik: 'İş', adres: 'Moda Cd. 1\nKat 2' }] });
  await buildMusteri(server, place.bayi);
  const { id } = dolu.musteri;
  await expectNothing(await read(musteriCalls.list), musteriCalls.update, ({ digerBilgiler, ...musteri }) => ({ musteri, digerBilgiler }));
  const kart = (await get(musteriCalls.get, { params: { id } })).musteri as Row & { adresler: object[]; telefonlar: object[] };
  await expectNothing([kart], musteriCalls.update, (musteri) => ({ musteri, adresler: kart.adresler, musteriTelefon: kart.telefonlar }));
  const { digerBilgiler } = await get(musteriCalls.digerBilgiler, { params: { id } });
  const parcalar = { digerBilgiler, adresler: await read(musteriCalls.adresler, { id }), musteriTelefon: await read(musteriCalls.telefonlar, { id }) };
  await expectNothing([kart], musteriCalls.update, (musteri) => ({ musteri, ...parcalar }));
  await expectNothing([kart], musteriCalls.update, () => ({ musteri: { id }, ...parcalar }));
});

it('changes nothing of an inactive customer', async () => {
  const { id } = await buildMusteri(server, place.bayi);
  await send(musteriCalls.remove, { id });
  await expectNothing(await read(musteriCalls.list), musteriCalls.update, ({ digerBilgiler, ...musteri }) => ({ musteri, digerBilgiler }));
});

it('changes nothing of calls', async () => {
  await send(gelenAramaCalls.update, await full('gelenArama.update'));
  await send(gelenAramaCalls.create, { telefonNo: '0212 555 44 33', saat: '23:59' });
  const rows = await read(gelenAramaCalls.list);
  expect(rows).toHaveLength(2);
  await expectNothing(rows, gelenAramaCalls.update);
  await expectNothing([(await get(gelenAramaCalls.get, { params: { id: rows[0]!.id } })).arama as Row], gelenAramaCalls.update);
});

it('changes nothing of appointments', async () => {
  const dolu = await full('randevu.update');
  await send(randevuCalls.update, dolu);
  await buildRandevu(server, place.bayi, { randevuTarihi: BUGUN, baslangicSaat: '15:00', bitisSaat: '15:45' });
  const { liste } = await get(randevuCalls.list, { query: { baslangicTarihi: BUGUN, bitisTarihi: YARIN } });
  expect(liste).toHaveLength(2);
  await expectNothing(liste as Row[], randevuCalls.update);
  const row = (liste as Row[])[0]!;
  const hizmetler = await read(randevuCalls.hizmetler, { id: row.id });
  await expectNothing([row], randevuCalls.update, (randevu) => ({ ...randevu, randevuHizmet: hizmetler }));
  await expectNothing([(await get(randevuCalls.get, { params: { id: row.id } })).randevu as Row], randevuCalls.update);
});

it('changes nothing of the settings, of the company and of its required facts', async () => {
  await send(bayiCalls.saveFirma, { ...(await full('bayi.saveFirma')), logo: new File([PNG], 'logo.png') });
  await expectNothing([(await get(bayiCalls.get)).bayi as Row], bayiCalls.saveFirma);
  await expectNothing([await get(dashboardCalls.temelBilgiler)], dashboardCalls.saveTemelBilgiler);
  await send(ayarCalls.save, { stokAlarm: true, puanlamaKatsayi: 1.25, ciktiSayisi: 2, hizmetSatisSozlesmesi: 'Madde 1\nMadde 2', kvkksmsMetni: 'Kodunuz: [kod] [link]', firmaAdi: 'Işıl', maliSaat: '02:00' });
  const { ayarlar } = await get(ayarCalls.get);
  await expectNothing([ayarlar as Row], ayarCalls.save);
  await expectNothing([ayarlar as Row], ayarCalls.saveSozlesme);
  await send(randevuCalls.saveAyarlar, { zamanPeriyodu: 30, baslangicSaati: '09:00', bitisSaati: '20:00', pazar: 'kapali', cumartesi: '10:00-16:00', tatildeKapali: true });
  await expectNothing([(await get(randevuCalls.ayarlar)).ayarlar as Row], randevuCalls.saveAyarlar);
});

it('changes nothing of messages that go by themselves and of the account of WhatsApp', async () => {
  const { id: altUrunID } = await buildAltUrun(server, place.bayi);
  const { id: grupID } = await buildTanim(server, place.bayi, 'musteriGrubu');
  const { liste: kategoriler } = (await get(otomatikSmsCalls.kategoriler)) as { liste: { servisler: { id: number; ilkMesaj: string }[] }[] };
  const ilkler = kategoriler.flatMap(({ servisler }) => servisler.map(({ id, ilkMesaj }) => ({ servisID: id, mesaj: ilkMesaj, saat: '10:30' })));
  await send(otomatikSmsCalls.save, { model: [...ilkler, { ...ilkler[3]!, saat: null, gun: 0, dakika: 45, hizmetler: [altUrunID], haricGruplar: [grupID], gunler: [5, 1], aktifMi: false, smsBasligi: 'SALON' }] });
  const kurallar = await read(otomatikSmsCalls.list);
  await expectNothing(kurallar, otomatikSmsCalls.save, (row) => ({ model: [row] }));
  await expectNothing(kurallar.slice(0, 1), otomatikSmsCalls.save, () => ({ model: kurallar.map(({ surum: _surum, ...kural }) => kural) }));
  await send(wpCalls.saveAyar, { kullaniciAdi: '1001', parola: 'jeton', entegrasyonID: '2002', uygulamaSirri: 'sir', randevuTemplateID: 'hatirlatma', ayarMi: false });
  await expectNothing([(await get(wpCalls.ayar)).ayar as Row], wpCalls.saveAyar);
});

it('changes nothing of the page on which customers book', async () => {
  await send(onlineRandevuCalls.saveAyarlar, await full('onlineRandevu.saveAyarlar'));
  await expectNothing([(await get(onlineRandevuCalls.ayarlar)).ayarlar as Row], onlineRandevuCalls.saveAyarlar);
  await send(onlineRandevuCalls.createResim, { tur: 'kapak', aciklama: 'Giriş', file: new File([PNG], 'kapak.png') });
  await expectNothing(await read(onlineRandevuCalls.resimler), onlineRandevuCalls.updateResim);
});

it('changes nothing of views of reports and of announcements that were read', async () => {
  await send(raporGorunumuCalls.update, await full('raporGorunumu.update'));
  await expectNothing(await read(raporGorunumuCalls.list), raporGorunumuCalls.update);
  await send(duyuruCalls.create, { baslik: 'Toplantı', metin: 'Pazartesi 9' });
  await send(duyuruCalls.kaydet, { duyurular: (await read(duyuruCalls.list)).slice(0, 1).map(({ id }) => ({ id })) });
  const duyurular = await read(duyuruCalls.list);
  await expectNothing(duyurular.slice(0, 1), duyuruCalls.kaydet, () => ({ duyurular }));
});

it('changes nothing of units, prescriptions, performers, counts and used materials', async () => {
  await send(altUrunCalls.updateBirim, await full('altUrun.updateBirim'));
  const birimli = (await server.rows<{ id: number }>('select alt_urun_id as id from alt_urun_birim where bayi_id = $1', [place.bayi.bayiID]))[0]!;
  await expectNothing(await read(altUrunCalls.birimler, { id: birimli.id }), altUrunCalls.updateBirim);
  const sarf = (await full('altUrun.saveSarf')) as { altUrunID: number };
  await send(altUrunCalls.saveSarf, sarf);
  await expectNothing([await get(altUrunCalls.sarf, { params: { id: sarf.altUrunID } })], altUrunCalls.saveSarf, ({ liste, ...rest }) => ({ ...rest, altUrunID: sarf.altUrunID, icerikler: liste }));
  const yapanlar = (await full('altUrun.saveYapanlar')) as { altUrunID: number };
  await send(altUrunCalls.saveYapanlar, yapanlar);
  await expectNothing([await get(altUrunCalls.yapanlar, { params: { id: yapanlar.altUrunID } })], altUrunCalls.saveYapanlar, (row) => ({ ...row, altUrunID: yapanlar.altUrunID }));
  const { id: altUrunID } = await buildStok(server, place.bayi, { miktar: 5 });
  await send(stokCalls.fizikselSayim, { model: [{ altUrunID, miktar: 4.5, nedenTuru: 'kayip', neden: 'Rafta yok' }] });
  const foy = await read(stokCalls.sayimFoyu);
  await expectNothing(foy.slice(0, 1), stokCalls.saveSayimNedenleri, () => ({ tarih: BUGUN, model: foy }));
});

it('changes nothing of links to branches, of the own data and of shifts', async () => {
  const { bayiID } = await buildSube(server, place.bayi);
  const { personelID } = await buildPersonel(server, place.bayi);
  await send(personelBayiCalls.create, { personelID, bayiID });
  // The business of the record is not a link.
  const baglar = (await read(personelBayiCalls.list, { id: personelID })).filter(({ id }) => id > 0);
  await expectNothing(baglar, personelBayiCalls.update);
  const ben = (await read(personelCalls.list)).find(({ id }) => id === place.bayi.personelID)!;
  await expectNothing([ben], personelCalls.saveKisiselBilgiler);
});
