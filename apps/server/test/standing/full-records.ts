import { FirmaAlanlari } from '@defter/contract/firma.ts';
import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { meaningOf } from '@defter/contract/meaning.ts';
import { DigerBilgiler, musteriCalls, MusteriKaydi } from '@defter/contract/musteri.ts';
import { TANIM_TURLERI, tanimOf } from '@defter/contract/tanim.ts';
import { buildAltUrun, buildAnaUrun, buildMusteri, buildPersonel, buildRandevu, buildSatis, buildSutun, buildTelefon } from '../build.ts';
import { buildTanim } from '../build-tanim.ts';
import { BUGUN } from '../server.ts';
import { fullDuzenliGider } from './inputs/duzenli-gider.ts';
import { fullGorunum } from './inputs/rapor-gorunumu.ts';
import { fullArama } from './inputs/gelen-arama.ts';
import { fullKampanya } from './inputs/kampanya.ts';
import { fullMusteriFiyati } from './inputs/musteri-fiyati.ts';
import { fullKural } from './inputs/prim.ts';
import { fullMenu, fullPaketProgram } from './inputs/paket-program.ts';
import { fullServisUrunu } from './inputs/stok.ts';
import type { Place } from './input.ts';

/* For each call that changes a record: a record with all its fields filled, none with the default of a new one. */

type Full = (place: Place) => Promise<object>;

/** Every text of a shape filled with its own name, so that a new one is filled automatically. */
const textsOf = ({ shape }: { shape: Record<string, Parameters<typeof meaningOf>[0]> }) =>
  Object.fromEntries(Object.entries(shape).flatMap(([alan, sekil]) => (meaningOf(sekil)?.tur === 'metin' ? [[alan, `Dolu ${alan}`]] : [])));

const tanim = (place: Place, tur: Parameters<typeof buildTanim>[2]) => buildTanim(place.server, place.bayi, tur);

/** The fields of definitions beside their names. */
const TANIM_ALANLARI: Record<string, unknown> = {
  iskonto: 12,
  ikinciFiyat: true,
  aktifMi: false,
  gelirMi: true,
  taksitSayisi: 6,
  satistaGoster: false,
  iskontoMu: true,
  personelHarcamasiMi: true,
  puanOdemesiMi: true,
  odemeKatsayi: 0.5,
};

const tanimlar = Object.fromEntries(
  TANIM_TURLERI.filter((tur) => tanimOf(tur).calls.create).map((tur): [string, Full] => {
    const { alanlar, ust, calls } = tanimOf(tur);
    const full: Full = async (place) => ({
      ...Object.fromEntries(Object.keys(alanlar).map((alan) => [alan, TANIM_ALANLARI[alan]])),
      ...(ust && { [ust.alan]: (await tanim(place, ust.tur as typeof tur)).id }),
      ...(await tanim(place, tur)),
      adi: 'Dolu kayıt',
    });
    return [`${tur}.${calls.update ? 'update' : 'create'}`, full];
  }),
);

export const FULL_RECORDS: Readonly<Record<string, Full>> = {
  ...tanimlar,
  'prim.update': fullKural,
  'gelenArama.update': fullArama,
  'duzenliGider.update': fullDuzenliGider,
  'raporGorunumu.update': fullGorunum,
  'musteriFiyati.update': fullMusteriFiyati,
  'paketProgram.update': fullPaketProgram,
  'menu.update': fullMenu,
  'stok.updateServisUrunu': fullServisUrunu,
  'bayi.saveFirma': async () => ({
    ...textsOf(FirmaAlanlari),
    telefon: '+905321234567',
    ePosta: 'bilgi@ornek.test',
    webSitesi: 'ornek.test',
    adres: 'Moda Cd. 12',
    ilID: 34,
    ilceID: 1421,
    postaKodu: '34710',
    vergiNo: '1234567890',
    mersisNo: '0123456789012345',
  }),
  'onlineRandevu.saveAyarlar': async ({ server, bayi }) => ({
    sayfaAcik: true,
    sayfaKodu: `dolu-${bayi.bayiID}`,
    talepMi: true,
    sayfaHizmetleri: [(await buildAltUrun(server, bayi)).id],
    sayfaPersonelleri: [(await buildPersonel(server, bayi)).personelID],
    enErkenSaat: 5,
    enGecGun: 30,
    gundeEnCok: 4,
    iptalSaati: 12,
    fiyatGoster: false,
    karsilama: 'Hoş geldiniz',
    kaporaTutari: 150.5,
    sayfaRengi: '#123456',
  }),
  'musteri.update': async (place) => {
    const { id } = await buildMusteri(place.server, place.bayi);
    const { liste } = await place.server.mustSend(musteriCalls.telefonlar, { params: { id } }, { jeton: place.bayi.jeton });
    const tavsiyeEdenID = (await buildMusteri(place.server, place.bayi)).id;
    return {
      musteri: {
        ...textsOf(MusteriKaydi.shape.musteri),
        id,
        grupID: (await tanim(place, 'musteriGrubu')).id,
        turID: 2,
        firmaTipiID: 1,
        ilID: 34,
        ilceID: 1421,
        uyrukID: 1,
        kayitEdenPersonelID: (await buildPersonel(place.server, place.bayi)).personelID,
        ad: 'Ayşe',
        soyad: 'Kaya',
        email: `ayse${buildTelefon().slice(4)}@ornek.test`,
        cinsiyet: 1,
        medeniHali: 2,
        dogumTarihi: '1990-05-03',
        evlilikYilDonumu: '2015-06-07',
        tcKimlikNo: '10000000146',
        pasaportNo: 'U123456',
        vergiNo: '1234567890',
        dosyaNo: buildTelefon(),
        bayiMusteriID: 77,
        hizmetAlan: false,
        aktifMi: false,
        kayitTarihi: '2020-01-02T10:00:00.000Z',
      },
      digerBilgiler: {
        ...textsOf(DigerBilgiler),
        meslekID: (await tanim(place, 'meslek')).id,
        neredenDuydunuzID: (await tanim(place, 'neredenDuydunuz')).id,
        anketorID: (await tanim(place, 'anketor')).id,
        tavsiyeEdenID,
        ozelDurumID: (await tanim(place, 'ozelDurum')).id,
        hastaTuruID: (await tanim(place, 'hastaTuru')).id,
      },
      adresler: [{ baslik: 'Ev', adres: 'Lale Sokak 3', ilID: 34, ilceID: 1421, postaKodu: '34000' }],
      musteriTelefon: [{ id: liste[0]!.id, telefon: buildTelefon(), varsayilanMi: true, aciklama: 'Cep' }],
    };
  },
  'kampanya.update': fullKampanya,
  'urun.updateAnaUrun': async ({ server, bayi }) => ({ id: (await buildAnaUrun(server, bayi)).id, adi: 'Dolu grup', satisTipi: 0, satistaMi: false }),
  'urun.updateAltUrun': async ({ server, bayi }) => ({
    id: (await buildAltUrun(server, bayi)).id,
    anaUrunID: (await buildAnaUrun(server, bayi)).id,
    adi: 'Dolu ürün',
    fiyat: 110,
    fiyat2: 120,
    maliyet: 30,
    kdv: 10,
    birimID: 1,
    grup: 'T',
    urunKod: 'Ü-1',
    barkod: buildTelefon(),
    satistaMi: false,
    iptaldeGeriYukle: true,
    puanVerilmesin: true,
    urunSure: 45,
    tamponOnce: 5,
    tamponSonra: 10,
    hizmetSuresi: 28,
  }),
  'altUrun.updateBirim': async ({ server, bayi, kisi }) => {
    const { inputs } = await import('./inputs.ts');
    const { body } = await (inputs.altUrun.updateBirim as (place: Place) => Promise<{ body: object }>)({ server, bayi, kisi });
    return { ...body, aktifMi: false };
  },
  'altUrun.saveSarf': async ({ server, bayi }) => {
    const { id: anaUrunID } = await buildAnaUrun(server, bayi, { satisTipi: 0 });
    return { altUrunID: (await buildAltUrun(server, bayi)).id, icerikler: [{ sarfUrunID: (await buildAltUrun(server, bayi, { anaUrunID })).id, miktar: 0.5 }] };
  },
  'altUrun.saveYapanlar': async ({ server, bayi }) => ({
    altUrunID: (await buildAltUrun(server, bayi)).id,
    personelIDler: [bayi.personelID],
    sutunIDler: [(await buildSutun(server, bayi)).id],
    yerIDler: [(await buildSutun(server, bayi)).id],
    personelSayisi: 2,
  }),
  'personel.update': async (place) => ({
    id: (await buildPersonel(place.server, place.bayi)).personelID,
    ad: 'Elif',
    soyad: 'Uzman',
    cepTelefonu: buildTelefon(),
    evTelefonu: '+902161234567',
    ePosta: `elif${buildTelefon().slice(1)}@ornek.test`,
    adres: 'Gül Sokak 5',
    diplomaTescil: 'D-1',
    geldigiPoliklinik: 'Şişli',
    servis: 'Cilt',
    iskontoYuzdesi: 15,
    katsayi: 2,
    isBaslangicTarihi: '2024-01-02',
    calisiyorMu: true,
    webKullanicisi: true,
    rolID: null,
    kullaniciAdi: `elif${buildTelefon().slice(4)}`,
    tcKimlikNo: '10000000146',
    hizmetPrim: 5,
    urunPrim: 6,
    maas: 30_000,
    yetkiler: { musteriGoruntule: true },
    raporYetkileri: { 'rapor:kasa-raporu': true },
  }),
  'randevu.update': async ({ server, bayi }) => {
    const altUrunIDler = [(await buildAltUrun(server, bayi)).id, (await buildAltUrun(server, bayi)).id];
    const { id, musteriID, randevuSutunBaslikID, randevuTarihi } = await buildRandevu(server, bayi, { altUrunIDler: altUrunIDler.slice(0, 1) });
    return {
      id,
      musteriID,
      randevuSutunBaslikID,
      uygulayanPersonelID: bayi.personelID,
      randevuTarihi,
      baslangicSaat: '11:00',
      bitisSaat: '12:00',
      bitisTarihi: randevuTarihi,
      baslangicTarihi: randevuTarihi,
      baslangicSaati: '11:00',
      bitisSaati: '12:00',
      randevuBaslikID: randevuSutunBaslikID,
      randevuDurumu: 'O',
      randevuNotu: 'Kremi getirsin.',
      randevuHizmet: altUrunIDler.map((altUrunID) => ({ altUrunID })),
      yerler: [(await buildSutun(server, bayi)).id],
    };
  },
  'satis.update': async ({ server, bayi }) => {
    const altUrunID = (await buildAltUrun(server, bayi)).id;
    const { id, musteriID } = await buildSatis(server, bayi, { altUrunID, islemde: true });
    return {
      id,
      musteriID,
      tarih: BUGUN,
      iskontoTip: '%',
      iskonto: 10,
      islemde: true,
      aciklama: 'İkinci taksit gelecek ay.',
      icerikler: [{ altUrunID, adet: 2, iskontoTip: '%', iskonto: 5 }],
      odemeler: [{ odemeSekliID: 1, tutar: 10, tarih: BUGUN, aciklama: 'Kapora' }],
    };
  },
  'izin.update': async ({ server, bayi, kisi }) => {
    const { inputs } = await import('./inputs.ts');
    const { body } = await (inputs.izin.update as (place: Place) => Promise<{ body: object }>)({ server, bayi, kisi });
    return { ...body, aciklama: 'Diş hekimi', izinTuru: 'rapor' };
  },
  'girisCikis.update': async ({ server, bayi }) => {
    const body = { personelID: bayi.personelID, tarih: BUGUN, saat: '09:05', islemTipi: 'C', kartNo: 'K-1', aciklama: 'Bankaya' };
    const { id } = await server.mustSend(girisCikisCalls.create, { body: { ...body, saat: '09:04' } }, { jeton: bayi.jeton });
    return { ...body, id };
  },
  'vardiya.updateSablon': async ({ server, bayi, kisi }) => {
    const { inputs } = await import('./inputs.ts');
    const { body } = await (inputs.vardiya.updateSablon as (place: Place) => Promise<{ body: object }>)({ server, bayi, kisi });
    return { ...body, sablonAdi: 'Dolu', baslangicSaati: '10:00', bitisSaati: '16:00', renk: '#1f7a5c' };
  },
};
