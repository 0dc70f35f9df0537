import { type birlestirmeCalls, NOT_ALANLARI, type NotAlani, type SecilenAlan } from '@defter/contract/birlestirme.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { wireOf } from '../../../platform/degisim.ts';
import { found, AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { refreshAramaSutunu } from '../arama.ts';
import { type Bag, columns, listBaglar } from './baglar.ts';
import { requireIkisi } from './preview-birlestirme.ts';
import type { Ayrilan, Satir, Tasinan, Yedek } from './yedek.ts';

/** The length of a note in the form of a customer. */
const EN_UZUN_NOT = 2000;

type Ikisi = { kalanID: number; gidenID: number };

/** The columns of each choice. */
export const SECILEN_SUTUNLAR: Record<SecilenAlan, readonly string[]> = {
  ad: ['ad'],
  soyad: ['soyad'],
  tcKimlikNo: ['tc_kimlik_no'],
  dogumTarihi: ['dogum_tarihi'],
  cinsiyet: ['cinsiyet'],
  email: ['email'],
  dosyaNo: ['dosya_no'],
  grupID: ['grup_id'],
  ilID: ['il_id', 'ilce_id'],
  medeniHali: ['medeni_hali'],
  evlilikYilDonumu: ['evlilik_yil_donumu'],
  pasaportNo: ['pasaport_no'],
  firma: ['firma'],
  vergiDairesi: ['vergi_dairesi'],
  vergiNo: ['vergi_no'],
  kartNo: ['kart_no'],
  ozelKod: ['ozel_kod'],
  musteriNo: ['musteri_no'],
  bayiMusteriID: ['bayi_musteri_id'],
  firmaTipiID: ['firma_tipi_id'],
  firmaMusteriNo: ['firma_musteri_no'],
  turID: ['tur_id'],
  hizmetAlan: ['hizmet_alan'],
  uyrukID: ['uyruk_id'],
  meslekID: ['meslek_id'],
  babaAdi: ['baba_adi'],
  neredenDuydunuzID: ['nereden_duydunuz_id'],
  anketorID: ['anketor_id'],
  tavsiyeEdenID: ['tavsiye_eden_id'],
  hastaTuruID: ['hasta_turu_id'],
  ozelDurumID: ['ozel_durum_id'],
  aciklama: ['aciklama'],
  saglikNotu: ['diger_aciklama'],
};

/**
 * Merges two records of one person. All rows that point at the second record move to the first, the second is deleted, and
 * everything is kept for the undo. Balances are sums, so nothing is computed anew.
 */
export async function mergeMusteriler({ tx, body, oturum, clock, degisim }: Context<typeof birlestirmeCalls.birlestir>) {
  await requireIkisi(tx, body);
  // A transaction that adds something to either of them waits here, and then finds one of them gone.
  const kisiler = await sql<{ id: number; satir: Satir }>`
    select id, to_jsonb(m) as satir from musteri m where id in (${body.kalanID}, ${body.gidenID}) order by id for update`.execute(tx);
  const rowOf = (id: number) => found(kisiler.rows.find((row) => row.id === id)).satir;
  const [kalan, giden] = [rowOf(body.kalanID), rowOf(body.gidenID)];
  // An anonymous record is not merged: the other one's name would say whose forgotten data it was.
  if (kalan.anonim_zamani !== null || giden.anonim_zamani !== null) throw new AppError('musteriAnonim');

  const varsayilanTelefonID = await demoteTelefon(tx, body);
  const ayrilanlar: Ayrilan[] = [];
  const tasinanlar: Tasinan[] = [];
  for (const bag of await listBaglar(tx)) {
    ayrilanlar.push(...(await setAside(tx, bag, body)));
    tasinanlar.push(await move(tx, bag, body));
  }
  await sql`update musteri set tavsiye_eden_id = null where id = ${body.kalanID} and tavsiye_eden_id = ${body.gidenID}`.execute(tx);
  await sql`delete from musteri where id = ${body.gidenID}`.execute(tx);
  const kalanSonra = await fillIn(tx, body, kalan, giden);
  await refreshAramaSutunu(tx, body.kalanID);

  const yedek: Yedek = {
    giden,
    kalan,
    kalanSonra,
    varsayilanTelefonID,
    ayrilanlar: ayrilanlar.filter(({ satirlar }) => satirlar.length > 0),
    tasinanlar: tasinanlar.filter(({ satirlar }) => satirlar.length > 0),
  };
  const gidenAdi = [giden.ad, giden.soyad].filter(Boolean).join(' ');
  const { rows } = await sql<{ id: number }>`
    insert into musteri_birlestirme (kalan_id, giden_id, giden_adi, personel_id, zaman, yedek)
    values (${body.kalanID}, ${body.gidenID}, ${gidenAdi}, ${oturum.personelID}, ${clock.now()}, ${JSON.stringify(yedek)}::jsonb)
    returning id`.execute(tx);
  degisim(wireOf(kalan), { ...tellable(kalanSonra), birlestirilen: gidenAdi });
  return { id: body.kalanID, birlestirmeID: rows[0]!.id };
}

/** A record as the log tells it, without the search text and the version, which nobody chooses. */
const tellable = ({ surum: _surum, arama: _arama, arama_adi: _aramaAdi, ad_katli: _adKatli, ...satir }: Satir) => wireOf(satir);

/** A customer has one default phone, so the phone of the removed record is no default any more. */
async function demoteTelefon(tx: Tx, { kalanID, gidenID }: Ikisi): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update musteri_telefon set varsayilan_mi = false
    where musteri_id = ${gidenID} and varsayilan_mi
      and exists (select from musteri_telefon where musteri_id = ${kalanID} and varsayilan_mi)
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Removes rows that the first record has already and may have only once, such as an answer to the same question. */
async function setAside(tx: Tx, { tablo, sutun, tekiller }: Bag, { kalanID, gidenID }: Ikisi): Promise<Ayrilan[]> {
  const ayrilanlar: Ayrilan[] = [];
  for (const { sutunlar, kosul } of tekiller) {
    const spokenOf = kosul === null ? sql`true` : sql`(${sql.raw(kosul)})`;
    const has = sutunlar.length === 0 ? sql`exists (select from kalan)` : sql`(${columns(sutunlar)}) in (select * from kalan)`;
    const { rows } = await sql<{ satir: Satir }>`
      with kalan as (
        select ${sutunlar.length === 0 ? sql`true` : columns(sutunlar)} from ${sql.table(tablo)} where ${sql.ref(sutun)} = ${kalanID} and ${spokenOf}
      )
      delete from ${sql.table(tablo)} t where ${sql.ref(sutun)} = ${gidenID} and ${spokenOf} and ${has}
      returning to_jsonb(t) as satir`.execute(tx);
    ayrilanlar.push({ tablo, satirlar: rows.map(({ satir }) => satir) });
  }
  return ayrilanlar;
}

async function move(tx: Tx, { tablo, sutun, anahtar }: Bag, { kalanID, gidenID }: Ikisi): Promise<Tasinan> {
  // The two records themselves are written separately.
  const but = tablo === 'musteri' ? sql`and id not in (${kalanID}, ${gidenID})` : sql``;
  const { rows } = await sql<Satir>`
    update ${sql.table(tablo)} set ${sql.ref(sutun)} = ${kalanID} where ${sql.ref(sutun)} = ${gidenID} ${but}
    returning ${columns(anahtar)}`.execute(tx);
  return { tablo, sutun, satirlar: rows };
}

type Secim = { kalanID: number; gidendenAlinanlar: SecilenAlan[] | null; eklenenNotlar: NotAlani[] | null };

/** Writes the chosen fields into the remaining record and returns it as it is now. */
async function fillIn(tx: Tx, { kalanID, gidendenAlinanlar, eklenenNotlar }: Secim, kalan: Satir, giden: Satir): Promise<Satir> {
  const taken = Object.entries(SECILEN_SUTUNLAR)
    .filter(([alan, sutunlar]) => (gidendenAlinanlar ? gidendenAlinanlar.includes(alan as SecilenAlan) : sutunlar.every((sutun) => kalan[sutun] === null)))
    .flatMap(([, sutunlar]) => sutunlar)
    // A person cannot have recommended themselves.
    .filter((sutun) => sutun !== 'tavsiye_eden_id' || giden[sutun] !== kalanID);
  const set = taken.map((sutun) => sql`${sql.ref(sutun)} = g.${sql.ref(sutun)}`);
  for (const alan of eklenenNotlar ?? (gidendenAlinanlar ? [] : NOT_ALANLARI)) {
    const [sutun = ''] = SECILEN_SUTUNLAR[alan];
    const notlar = [kalan[sutun], giden[sutun]].filter((not) => not !== null);
    if (taken.includes(sutun) || new Set(notlar).size < 2) continue;
    const ikisi = notlar.join('\n');
    if (ikisi.length > EN_UZUN_NOT) throw new AppError('notlarUzun');
    set.push(sql`${sql.ref(sutun)} = ${ikisi}`);
  }
  // The remaining record takes the earlier day of entry.
  const sums = [sql`kayit_tarihi = least(m.kayit_tarihi, g.kayit_tarihi)`, sql`surum = m.surum + 1`];
  const { rows } = await sql<{ satir: Satir }>`
    with g as (select * from jsonb_populate_record(null::musteri, ${JSON.stringify(giden)}::jsonb)),
    yazilan as (
      update musteri m set ${sql.join([...set, ...sums])} from g where m.id = ${kalanID} returning m.*
    )
    select to_jsonb(yazilan) as satir from yazilan`.execute(tx);
  return rows[0]!.satir;
}
