import { authCalls } from '@defter/contract/auth.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { toFlags, YETKILER, type Yetki } from '@defter/contract/yetkiler.ts';
import { newIP, newTelefon, send, type Kisi } from './salon.ts';

/*
 * Records that tests need, made over HTTP as the panel makes them.
 */

/** Today at the desk, or some days from it. */
export function gunOf(days = 0): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(Date.now());
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export async function addMusteri(kisi: Kisi, [ad, soyad]: [string, string] = ['Ayşe', 'Kaya']): Promise<number> {
  const musteriTelefon = [{ id: 0, telefon: newTelefon(), varsayilanMi: true }];
  return (await send(musteriCalls.create, { body: { musteri: { id: 0, ad, soyad }, musteriTelefon } }, kisi)).id;
}

/** A service of 45 minutes. */
export async function addHizmet(kisi: Kisi, { adi = 'Cilt bakımı', fiyat = 1250 } = {}): Promise<number> {
  const { id: anaUrunID } = await send(urunCalls.createAnaUrun, { body: { adi: `${adi} grubu` } }, kisi);
  return (await send(urunCalls.createAltUrun, { body: { anaUrunID, adi, fiyat, kdv: 20, urunSure: 45 } }, kisi)).id;
}

/** Adds columns to the calendar and returns all in their order. */
export async function addSutunlar(kisi: Kisi, adlar: string[] = []): Promise<number[]> {
  const model = adlar.map((adi, sira) => ({ id: 0, randevuSiraNo: 10 + sira, sutunBaslikTipi: SutunBaslikTipi.serbest, adi, personelID: null, altUrunID: null }));
  if (model.length > 0) await send(randevuCalls.saveBasliklar, { body: { model } }, kisi);
  return (await send(randevuCalls.basliklar, {}, kisi)).liste.map(({ id }) => id);
}

type Randevu = { musteriID: number; sutunID: number; tarih?: string; saat?: string; bitis?: string; durum?: string; altUrunID?: number };

export async function addRandevu(kisi: Kisi, { musteriID, sutunID, tarih = gunOf(1), saat = '10:00', bitis = '10:45', durum = 'B', altUrunID }: Randevu): Promise<number> {
  const body = {
    musteriID,
    randevuSutunBaslikID: sutunID,
    randevuTarihi: tarih,
    baslangicSaat: saat,
    bitisSaat: bitis,
    randevuDurumu: durum,
    randevuHizmet: altUrunID ? [{ id: 0, altUrunID }] : [],
  };
  return (await send(randevuCalls.create, { body }, kisi)).id;
}

/** A sale of one service in three instalments, the first late and paid in part by a collection. */
export async function addTaksitliSatis(kisi: Kisi, { musteriID, altUrunID }: { musteriID: number; altUrunID: number }): Promise<{ id: number; tahsilatID: number }> {
  const taksitler = [gunOf(-20), gunOf(), gunOf(30)].map((tarih, i) => ({ tarih, tutar: i === 0 ? 450 : 400 }));
  const { id } = await send(satisCalls.create, { body: { musteriID, tarih: gunOf(-30), icerikler: [{ id: 0, altUrunID }], taksitler } }, kisi);
  const { tahsilatID } = await send(satisCalls.tahsilat, { body: { model: [{ tahsilatSatisID: id, musteriID, odemeSekliID: 1, tutar: 150 }] } }, kisi);
  return { id, tahsilatID };
}

/** A finished sale of one service, half of it paid in cash. */
export async function addSatis(kisi: Kisi, { musteriID, altUrunID }: { musteriID: number; altUrunID: number }): Promise<number> {
  const odemeler = [{ id: 0, odemeSekliID: 1, tutar: 500 }];
  return (await send(satisCalls.create, { body: { musteriID, icerikler: [{ id: 0, altUrunID }], odemeler } }, kisi)).id;
}

/** Shifts of the signed-in person: `Sabah`, 09:00 to 17:00. */
export async function addVardiyalar(kisi: Kisi, tarihler: string[]): Promise<void> {
  const vardiyaRandevular = tarihler.map((tarih) => ({ personelID: kisi.oturum.id, tarih, vardiyaSablon: { id: 1 } }));
  await send(vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular } }, kisi);
}

/** A signed-in colleague with just these rights. */
export async function addPersonel(kisi: Kisi, yetkiler: Yetki[]): Promise<Kisi> {
  const ip = newIP();
  const cepTelefonu = newTelefon();
  const { parola } = kisi;
  const body = { ad: 'Elif', soyad: 'Şahin', cepTelefonu, webKullanicisi: true, sifre: parola, yetkiler: toFlags(YETKILER, yetkiler), raporYetkileri: null };
  await send(personelCalls.create, { body }, kisi);
  const oturum = await send(authCalls.giris, { body: { kullaniciAdi: cepTelefonu, parola } }, { ip });
  if (oturum.yoneticiMi) await send(authCalls.kosulOnayla, { body: { surum: KOSUL_SURUMU } }, { oturum, ip });
  return { oturum, ip, parola };
}
