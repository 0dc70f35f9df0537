import { ayarCalls } from '@defter/contract/ayar.ts';
import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { menuCalls, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { smsCalls } from '@defter/contract/sms.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { TANIM_TURLERI, type TanimTuru, tanimOf } from '@defter/contract/tanim.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { it } from 'vitest';
import { buildAltUrun, buildAnaUrun, buildSutun } from '../build.ts';
import { buildPaketProgram } from '../build-paket.ts';
import { buildStok } from '../build-stok.ts';
import { buildTanim } from '../build-tanim.ts';
import { BUGUN } from '../server.ts';
import { type Row, useSentBack } from './sent-back.ts';

const place = useSentBack();
const { server, send, read, expectNothing } = place;

it('changes nothing of the staff', async () => {
  const rolID = (await send(rolCalls.create, { adi: 'Karşılama', kasaEkle: true, satisEkle: true })).id;
  await send(personelCalls.create, { ad: 'Elif', soyad: 'Uzman', cepTelefonu: '0532 123 45 67', evTelefonu: '0212 123 45 67', tcKimlikNo: '10000000146', isBaslangicTarihi: BUGUN, maas: 25_000.5, hizmetPrim: 12.5, katsayi: 1.25, adres: 'Moda\nKadıköy', rolID, yetkiler: { kasaEkle: false, musteriEkle: true } });
  const ayrilan = (await send(personelCalls.create, { ad: 'Ayrılan', soyad: 'Kişi', webKullanicisi: true, kullaniciAdi: `ayrilan${place.bayi.bayiID}`, sifre: 'Zor-Parola-2026' })).id;
  await send(personelCalls.update, { id: ayrilan, calisiyorMu: false });
  await expectNothing(await read(personelCalls.list), personelCalls.update);
});

it('changes nothing of the roles', async () => {
  await send(rolCalls.create, { adi: 'Karşılama', yetkiler: { kasaEkle: true }, raporYetkileri: { 'rapor:kasa-raporu': true }, dunKapansin: true });
  await expectNothing(await read(rolCalls.list), rolCalls.update);
});

it('changes nothing of the addresses', async () => {
  for (const ip of ['127.0.0.1', '88.230.10.5', '10.0.0.0/24', '2001:db8::1']) await send(ayarCalls.saveIpAdresi, { ip });
  await expectNothing(await read(ayarCalls.ipAdresleri), ayarCalls.saveIpAdresi);
});

it('changes nothing of the SMS settings', async () => {
  await expectNothing(await read(smsCalls.ayar), smsCalls.updateAyar);
  await send(smsCalls.createAyar, { smsFirmaID: 2, kullaniciAdi: '8501234567', sifre: 'gizli', kanalKodu: 'SALON', kapaliGunler: [], araSaat: 0 });
  await expectNothing(await read(smsCalls.ayar), smsCalls.updateAyar);
  await expectNothing(await read(smsCalls.ayar), smsCalls.createAyar);
  await expectNothing(await read(smsCalls.hazirMesajlar), smsCalls.saveHazirMesajlar, (row) => ({ model: [row] }));
});

it('changes nothing of the settings of the stock', async () => {
  const tedarikciID = (await buildTanim(server, place.bayi, 'tedarikci')).id;
  const { id } = await buildStok(server, place.bayi, { miktar: 5, maliyet: 12.3, kritik: 2 });
  await send(stokCalls.saveMiktarlar, { model: [{ altUrunID: id, tedarikGun: 7, acikGun: 90, tedarikciID }] });
  await buildStok(server, place.bayi);
  await send(stokCalls.createServisUrunu, { altUrunID: id, miktar: 1 });
  await expectNothing(await read(stokCalls.list), stokCalls.saveMiktarlar, (row) => ({ model: [row] }));
  await expectNothing(await read(stokCalls.servisUrunleri), stokCalls.updateServisUrunu);
});

it('changes nothing of the programs of packages, by either path', async () => {
  await buildPaketProgram(server, place.bayi);
  const menuGrupID = (await buildTanim(server, place.bayi, 'paketGrubu')).id;
  const [bir, iki] = [await buildAltUrun(server, place.bayi, { fiyat: 33.33 }), await buildAltUrun(server, place.bayi)];
  await send(paketProgramCalls.create, { adi: 'Gelin', menuGrupID, fiyat: 999.99, iskonto: 12.5, gecerlilikAy: 6, icerikler: [{ altUrunID: bir.id, miktar: 3, iskonto: 7.5 }, { altUrunID: iki.id, birimFiyat: 0, varsayilan: false }] });
  // The prices of the catalogue have risen since.
  await send(urunCalls.updateAltUrun, { id: bir.id, fiyat: 50 });
  await expectNothing(await read(paketProgramCalls.list), paketProgramCalls.update);
  await expectNothing(await read(menuCalls.list), menuCalls.update, ({ icerikler, ...row }) => ({ ...row, icerik: icerikler }));
  await expectNothing(await read(menuCalls.list), menuCalls.update);
});

it('changes nothing of products and their groups', async () => {
  const { id: anaUrunID } = await buildAnaUrun(server, place.bayi, { satisTipi: 0 });
  await buildAltUrun(server, place.bayi, { anaUrunID, fiyat: 19.99 });
  await expectNothing(await read(urunCalls.listAnaUrunler), urunCalls.updateAnaUrun);
  await expectNothing(await read(urunCalls.listAltUrunler), urunCalls.updateAltUrun);
});

/** Kinds that are saved. */
const TURLER = TANIM_TURLERI.filter((tur: TanimTuru) => tanimOf(tur).calls.create);
it.each(TURLER)('changes nothing of definitions: %s', async (tur) => {
  const { calls, ust } = tanimOf(tur);
  const ustu = ust && (await buildTanim(server, place.bayi, ust.tur as TanimTuru)).id;
  await buildTanim(server, place.bayi, tur, ust && { [ust.alan]: ustu });
  await buildTanim(server, place.bayi, tur, { ...(ust && { [ust.alan]: ustu }), aktifMi: false });
  const rows = await read(calls.list, ust && { [ust.param]: ustu });
  // The first and the last ones are those that come with the program and those that the salon has entered.
  await expectNothing([...new Set([...rows.slice(0, 3), ...rows.slice(-3)])], calls.update ?? calls.create!);
});

it('changes nothing of campaigns, leave, shifts and columns of the calendar', async () => {
  const { id: altUrunID } = await buildAltUrun(server, place.bayi);
  await send(kampanyaCalls.create, { kampanyaAdi: 'Yaz', iskonto: 12.5, gunler: [5, 1], baslangicSaati: '09:00', bitisSaati: '17:30', musteriGruplari: [1], icerikler: [{ altUrunID, iskonto: 7.5 }] });
  await expectNothing(await read(kampanyaCalls.list), kampanyaCalls.update);
  await send(izinCalls.create, { personelID: place.bayi.personelID, cikisTarihi: '2026-12-04', gelisTarihi: '2026-12-09', aciklama: 'Tatil' });
  await send(izinCalls.create, { personelID: place.bayi.personelID, cikisTarihi: '2026-12-15', saat: 2.5 });
  await expectNothing(await read(izinCalls.list), izinCalls.update);
  await send(vardiyaCalls.createSablon, { sablonAdi: 'Gece', baslangicSaati: '22:00', bitisSaati: '06:00' });
  await expectNothing(await read(vardiyaCalls.sablonlar), vardiyaCalls.updateSablon);
  await buildSutun(server, place.bayi);
  const sutunlar = await read(randevuCalls.basliklar);
  await expectNothing(sutunlar.slice(0, 1), randevuCalls.saveBasliklar, () => ({ model: sutunlar }));
  await send(girisCikisCalls.create, { personelID: place.bayi.personelID, tarih: BUGUN, saat: '09:05', islemTipi: 'G', kartNo: 'K-1' });
  await expectNothing((await read(girisCikisCalls.list)).flatMap(({ kayitlar }) => kayitlar as Row[]), girisCikisCalls.update);
});
