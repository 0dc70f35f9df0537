import type { IletiIzni } from '@defter/rules/ileti.ts';
import { type An, type Aralik, OTOMATIK_SERVIS_ADLARI, type OtomatikServis, otomatikAralik, type OtomatikKanal, otomatikKanal, otomatikPlan, otomatikTur, type RandevuOlayi, randevuHaberi, servisOf } from '@defter/rules/otomatik-sms.ts';
import { formatTL, kurus } from '@defter/rules/para.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { ADAY_SORGULARI } from './aday-sorgulari.ts';
import type { Kural } from './kurallar.ts';

type Degerler = { tarih?: string | null; saat?: string; hizmet?: string; tutar?: number; kalan?: number; puan?: number; olaylar?: RandevuOlayi[] };
type Aday = {
  kuralID: number;
  kayitID: number;
  musteriID: number;
  temel: An;
  beri: An | null;
  degerler: Degerler;
  isim: string;
  sube: string;
  telefon: string | null;
  izin: IletiIzni | null;
  wpIzin: IletiIzni | null;
  /** Whether the salon sends by WhatsApp. */
  wpAcik: boolean;
  /** Whether it was queued before; true also where somebody has skipped it. */
  var: boolean;
  atlandi: boolean;
};

/** A message of the plan: of which rule, about what, when, to whom, and why it will not go. */
export type Planli = {
  kural: Kural;
  aday: Aday;
  zaman: An;
  telefon: string | null;
  kanal: OtomatikKanal;
  mesaj: string;
  /** What stands in the places of the text. */
  yerler: Record<string, string>;
  neden: 'atlandi' | 'izinYok' | 'ret' | 'numaraYok' | null;
};

/** What of some rules is due in a stretch of time, of all records or of `bu`. One statement a service, however many rules and salons there are. */
export async function planla(tx: Tx, kurallar: readonly Kural[], aralik: Aralik, bu?: RawBuilder<unknown>): Promise<Planli[]> {
  const planli: Planli[] = [];
  for (const servis of OTOMATIK_SERVIS_ADLARI) {
    const bunlar = kurallar.filter((kural) => kural.servis === servis);
    if (bunlar.length > 0) planli.push(...(await planServis(tx, servis, bunlar, { aralik, bu })));
  }
  return planli.toSorted((a, b) => (a.zaman < b.zaman ? -1 : a.zaman > b.zaman ? 1 : a.aday.kayitID - b.aday.kayitID));
}

async function planServis(tx: Tx, servis: OtomatikServis, kurallar: readonly Kural[], { aralik, bu }: { aralik: Aralik; bu: RawBuilder<unknown> | undefined }): Promise<Planli[]> {
  const pencereler = kurallar.flatMap((kural) => {
    const pencere = otomatikAralik(kural, aralik);
    return pencere ? { id: kural.id, ...pencere } : [];
  });
  if (pencereler.length === 0) return [];
  const adaylar = Map.groupBy(await readAdaylar(tx, servis, pencereler, bu), ({ kuralID }) => kuralID);
  return kurallar.flatMap((kural) => otomatikPlan(kural, (adaylar.get(kural.id) ?? []).filter((aday) => isOf(servis, aday)), aralik).map(({ aday, zaman }) => ({ kural, aday, zaman, ...tell(kural, aday) })));
}

/** Whether what has happened to an appointment is what a rule tells of. */
const isOf = (servis: OtomatikServis, { degerler: { olaylar } }: Aday): boolean => servisOf(servis).yon !== 'olay' || randevuHaberi(olaylar ?? []) === servis;

/** What a rule says of one record as it is now; undefined once there is nothing to say. `bu` names the record by `a`. */
export async function readAday(tx: Tx, kural: Kural, { temel, bu }: { temel: An; bu: RawBuilder<unknown> }): Promise<{ musteriID: number; yerler: Readonly<Record<string, string>> } | undefined> {
  const [aday] = (await readAdaylar(tx, kural.servis, [{ id: kural.id, ilk: temel, son: temel }], bu)).filter((one) => one.temel === temel && isOf(kural.servis, one));
  return aday && { musteriID: aday.musteriID, yerler: valuesOf(aday) };
}

type Pencere = { id: number; ilk: An; son: An };

async function readAdaylar(tx: Tx, servis: OtomatikServis, pencereler: readonly Pencere[], bu: RawBuilder<unknown> = sql`true`): Promise<Aday[]> {
  const { rows } = await sql<Aday>`
    select k.id as "kuralID", a.kayit_id as "kayitID", a.musteri_id as "musteriID", to_char(a.temel, 'YYYY-MM-DD HH24:MI') as temel, to_char(a.beri, 'YYYY-MM-DD HH24:MI') as beri,
      a.degerler, concat_ws(' ', m.ad, m.soyad) as isim, b.firma_adi as sube, t.telefon, i.izin, wi.izin as "wpIzin", w.bayi_id is not null as "wpAcik", g.id is not null as var, g.atlayan_personel_id is not null as atlandi
    from json_to_recordset(${JSON.stringify(pencereler)}::json) as p (id bigint, ilk timestamp, son timestamp)
    join otomatik_sms k on k.id = p.id
    join bayi_ozet b on b.id = k.bayi_id
    cross join lateral (${ADAY_SORGULARI[servis]}) a
    join musteri_ozet m on m.bayi_id = k.bayi_id and m.id = a.musteri_id and m.aktif_mi and m.anonim_zamani is null and not m.grup_id = any(k.haric_gruplar)
    left join musteri_telefon_ozet t on t.bayi_id = k.bayi_id and t.musteri_id = a.musteri_id and t.varsayilan_mi
    left join ileti_izni_ozet i on i.bayi_id = k.bayi_id and i.telefon = t.telefon and i.kanal = 'sms' and i.son
    left join ileti_izni_ozet wi on wi.bayi_id = k.bayi_id and wi.telefon = t.telefon and wi.kanal = 'whatsapp' and wi.son
    left join wp_ayari_ozet w on w.bayi_id = k.bayi_id and w.ayar_mi
    left join otomatik_gonderi g on g.bayi_id = k.bayi_id and g.kural_id = k.id and g.kayit_id = a.kayit_id and g.temel = a.temel
    where ${bu}`.execute(tx);
  return rows;
}

function tell(kural: Kural, aday: Aday): Pick<Planli, 'telefon' | 'kanal' | 'mesaj' | 'yerler' | 'neden'> {
  const telefon = isMobil(aday.telefon ?? '') ? aday.telefon : null;
  const tur = otomatikTur(kural.servis, kural.mesaj);
  const izinler = { sms: aday.izin, whatsapp: aday.wpIzin };
  const kanal = otomatikKanal({ kanallar: kural.kanallar, tur, izinler, whatsapp: { acikMi: aday.wpAcik && kural.wpSablonu !== null, retVarMi: kural.wpSablonu?.retVarMi ?? false } });
  const izin = izinler[kanal];
  const neden = aday.atlandi ? 'atlandi' : telefon === null ? 'numaraYok' : tur === 'bilgi' || izin === 'onay' ? null : izin === 'ret' ? 'ret' : 'izinYok';
  const yerler = valuesOf(aday);
  return { telefon, kanal, mesaj: fillMesaj(kural.mesaj, yerler), yerler, neden };
}

/** What stands in the places of a text; the link is made as the message leaves. */
function valuesOf({ isim, sube, degerler: { tarih, saat, hizmet, tutar, kalan, puan } }: Aday): Record<string, string> {
  const values = {
    isim,
    sube,
    tarih: tarih == null ? undefined : formatTarih(tarih),
    saat,
    hizmet,
    // The sign of the lira would take half of the room of a text.
    tutar: tutar === undefined ? undefined : formatTL(kurus(tutar)).replace('₺', 'TL'),
    kalan: kalan === undefined ? undefined : formatPuan(kalan),
    puan: puan === undefined ? undefined : formatPuan(puan),
  };
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
