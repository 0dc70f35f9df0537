import { type IletiIzni, looksTicari, type IletiTuru } from './ileti.ts';
import { toDakika, toSaat } from './saat.ts';
import { addDays, type Tarih, weekday } from './tarih.ts';

/*
 * Automatic messages: their kinds, the time when each is due, and the messages about an appointment that was made, moved or cancelled (spec 2§3.8,
 * docs/adr/0240).
 */

/** A moment at the desk, `YYYY-MM-DD HH:mm`; two of them are compared as text. */
export type An = string;

/** The trigger of a message: an act of the desk, a time before a moment, or one after it. */
export type OtomatikYon = 'olay' | 'once' | 'sonra';

type Servis = {
  /** The number on the wire. It is never given to another service. */
  id: number;
  kategori: 'randevu' | 'odeme' | 'paket' | 'musteri';
  yon: OtomatikYon;
  tur: IletiTuru;
  /** The placeholders that its text may have. */
  alanlar: readonly string[];
  /** Its moment is a whole day, so it always has a time of day; by default that of `ilk`. */
  gunluk?: true;
  /** The values of a new rule. */
  ilk: { gun: number; dakika: number; saat: string | null };
};

const HER = ['isim', 'sube', 'link'] as const;
const RANDEVU = [...HER, 'tarih', 'saat', 'hizmet'] as const;
const HEMEN = { gun: 0, dakika: 0, saat: null };

export const OTOMATIK_SERVISLER = {
  randevuAlindi: { id: 1, kategori: 'randevu', yon: 'olay', tur: 'bilgi', alanlar: RANDEVU, ilk: HEMEN },
  randevuDegisti: { id: 2, kategori: 'randevu', yon: 'olay', tur: 'bilgi', alanlar: RANDEVU, ilk: HEMEN },
  randevuIptal: { id: 3, kategori: 'randevu', yon: 'olay', tur: 'bilgi', alanlar: RANDEVU, ilk: HEMEN },
  hatirlatma: { id: 4, kategori: 'randevu', yon: 'once', tur: 'bilgi', alanlar: RANDEVU, ilk: { gun: 1, dakika: 0, saat: '10:00' } },
  gelmedi: { id: 5, kategori: 'randevu', yon: 'sonra', tur: 'bilgi', alanlar: RANDEVU, ilk: { gun: 0, dakika: 120, saat: null } },
  ziyaretSonrasi: { id: 6, kategori: 'randevu', yon: 'sonra', tur: 'bilgi', alanlar: RANDEVU, ilk: { gun: 1, dakika: 0, saat: '16:00' } },
  sonrakiZiyaret: { id: 7, kategori: 'musteri', yon: 'sonra', tur: 'ticari', alanlar: RANDEVU, ilk: { gun: 30, dakika: 0, saat: '13:00' } },
  uzunSuredirYok: { id: 8, kategori: 'musteri', yon: 'sonra', tur: 'ticari', alanlar: RANDEVU, ilk: { gun: 90, dakika: 0, saat: '13:00' } },
  dogumGunu: { id: 9, kategori: 'musteri', yon: 'sonra', tur: 'ticari', alanlar: HER, gunluk: true, ilk: { gun: 0, dakika: 0, saat: '09:30' } },
  hosGeldiniz: { id: 10, kategori: 'musteri', yon: 'sonra', tur: 'ticari', alanlar: HER, ilk: { gun: 1, dakika: 0, saat: '11:00' } },
  taksitYaklasiyor: { id: 11, kategori: 'odeme', yon: 'once', tur: 'bilgi', alanlar: [...HER, 'tarih', 'tutar'], gunluk: true, ilk: { gun: 2, dakika: 0, saat: '11:00' } },
  taksitGecikti: { id: 12, kategori: 'odeme', yon: 'sonra', tur: 'bilgi', alanlar: [...HER, 'tarih', 'tutar'], gunluk: true, ilk: { gun: 3, dakika: 0, saat: '12:00' } },
  sonSeans: { id: 13, kategori: 'paket', yon: 'sonra', tur: 'bilgi', alanlar: [...HER, 'hizmet', 'kalan'], ilk: { gun: 1, dakika: 0, saat: '14:00' } },
  paketBitiyor: { id: 14, kategori: 'paket', yon: 'once', tur: 'bilgi', alanlar: [...HER, 'hizmet', 'kalan', 'tarih'], gunluk: true, ilk: { gun: 15, dakika: 0, saat: '14:00' } },
  puanKazanildi: { id: 15, kategori: 'musteri', yon: 'sonra', tur: 'bilgi', alanlar: [...HER, 'puan', 'kalan'], ilk: { gun: 0, dakika: 5, saat: null } },
} as const satisfies Record<string, Servis>;
export type OtomatikServis = keyof typeof OTOMATIK_SERVISLER;
export const OTOMATIK_SERVIS_ADLARI = Object.keys(OTOMATIK_SERVISLER) as [OtomatikServis, ...OtomatikServis[]];
export const OTOMATIK_KATEGORILER = ['randevu', 'odeme', 'paket', 'musteri'] as const;

export const servisOf = (servis: OtomatikServis): Servis => OTOMATIK_SERVISLER[servis];
/** The time of day of a rule; null if days and minutes are counted exactly. */
export const otomatikSaat = (servis: OtomatikServis, saat: string | null): string | null => saat ?? (servisOf(servis).gunluk ? servisOf(servis).ilk.saat : null);
/** The service of a number of the wire; undefined for an unknown number. */
export const findServis = (id: number): OtomatikServis | undefined => OTOMATIK_SERVIS_ADLARI.find((ad) => OTOMATIK_SERVISLER[ad].id === id);

/** A text that reads like advertising is commercial, whatever its service is (docs/messages.md). */
export const otomatikTur = (servis: OtomatikServis, mesaj: string): IletiTuru => (servisOf(servis).tur === 'ticari' || looksTicari(mesaj) ? 'ticari' : 'bilgi');

/** The channels of automatic messages; a rule has them in its order. */
export const OTOMATIK_KANALLAR = ['sms', 'whatsapp'] as const;
export type OtomatikKanal = (typeof OTOMATIK_KANALLAR)[number];

type KanalSorusu = {
  kanallar: readonly OtomatikKanal[];
  tur: IletiTuru;
  izinler: Readonly<Record<OtomatikKanal, IletiIzni | null>>;
  /** Whether WhatsApp can be used: its account is on, and the rule has a template; and whether that tells how to refuse further messages. */
  whatsapp: { acikMi: boolean; retVarMi: boolean };
};

/** The first channel by which a message may be sent; without any, the last one, whose refusal is then told. */
export function otomatikKanal({ kanallar, tur, izinler, whatsapp }: KanalSorusu): OtomatikKanal {
  const may = (kanal: OtomatikKanal) => {
    const canUse = kanal === 'sms' || (whatsapp.acikMi && (tur === 'bilgi' || whatsapp.retVarMi));
    return canUse && (tur === 'bilgi' || izinler[kanal] === 'onay');
  };
  return kanallar.find(may) ?? 'sms';
}

/** The time of a rule. With a time of day it is that many days before or after, otherwise days and minutes are counted exactly. */
export type OtomatikZamanlama = {
  servis: OtomatikServis;
  gun: number;
  dakika: number;
  saat: string | null;
  /** The weekdays on which it may be sent, from 1, Monday; none is every day. Only with a time of day. */
  gunler: readonly number[];
};

/** The minutes that an appointment must be unchanged before its change is told, so that a wrong press can be undone (R8). */
const OLAY_BEKLEME_DK = 2;

/**
 * The time at which a message about a moment is due. From a weekday that the rule does not allow it moves to the nearest allowed day: an earlier one
 * for a message before the moment, a later one for a message after. If the hour of a message after the moment is over by then, it waits for that hour
 * of the next day. Undefined for a message before the moment that would come too late.
 */
export function otomatikZaman({ servis, gun, dakika, saat: said, gunler }: OtomatikZamanlama, temel: An): An | undefined {
  const { yon } = servisOf(servis);
  const saat = otomatikSaat(servis, said);
  if (yon === 'olay') return plusDakika(temel, OLAY_BEKLEME_DK);
  const isaret = yon === 'once' ? -1 : 1;
  if (saat === null) return plusDakika(temel, isaret * (gun * 24 * 60 + dakika));
  let day: Tarih = addDays(temel.slice(0, 10), isaret * gun);
  if (yon === 'sonra' && `${day} ${saat}` < temel) day = addDays(day, 1);
  while (gunler.length > 0 && !gunler.includes(weekday(day))) day = addDays(day, isaret);
  const zaman = `${day} ${saat}`;
  return yon === 'once' && zaman >= temel ? undefined : zaman;
}

/**
 * The moments whose messages may be due in a stretch of time; `otomatikPlan` decides about each of them. Undefined when the rule's time of
 * day is not within the stretch.
 */
export function otomatikAralik({ servis, gun, dakika, saat: said, gunler }: OtomatikZamanlama, { sonra, kadar }: Aralik): { ilk: An; son: An } | undefined {
  const saat = otomatikSaat(servis, said);
  const isaret = servisOf(servis).yon === 'once' ? 1 : -1;
  if (servisOf(servis).yon === 'olay') return { ilk: plusDakika(sonra, -OLAY_BEKLEME_DK), son: plusDakika(kadar, -OLAY_BEKLEME_DK) };
  if (saat === null) {
    const fark = isaret * (gun * 24 * 60 + dakika);
    return { ilk: plusDakika(sonra, fark), son: plusDakika(kadar, fark) };
  }
  const kayma = (gunler.length > 0 ? 6 : 0) + (isaret < 0 && gun === 0 ? 1 : 0);
  const ilkGun = addDays(sonra.slice(0, 10), `${sonra.slice(0, 10)} ${saat}` > sonra ? 0 : 1);
  const sonGun = addDays(kadar.slice(0, 10), `${kadar.slice(0, 10)} ${saat}` <= kadar ? 0 : -1);
  if (ilkGun > sonGun) return undefined;
  const ilk = addDays(ilkGun, isaret * gun - (isaret < 0 ? kayma : 0));
  const son = addDays(sonGun, isaret * gun + (isaret > 0 ? kayma : 0));
  return { ilk: `${ilk} 00:00`, son: `${son} 23:59` };
}

/** A stretch of time: later than `sonra`, up to and including `kadar`. */
export type Aralik = { sonra: An; kadar: An };
/** A candidate of a rule: its moment, and since when it exists (a reminder that was due before the booking is not sent). */
export type OtomatikAday = { temel: An; beri: An | null };

/** The plan: which candidates of a rule are due in a stretch of time, and when. */
export function otomatikPlan<Aday extends OtomatikAday>(kural: OtomatikZamanlama, adaylar: readonly Aday[], { sonra, kadar }: Aralik): { aday: Aday; zaman: An }[] {
  return adaylar.flatMap((aday) => {
    const zaman = otomatikZaman(kural, aday.temel);
    if (zaman === undefined || zaman <= sonra || zaman > kadar) return [];
    return aday.beri !== null && aday.beri > zaman ? [] : [{ aday, zaman }];
  });
}

/** The time of an appointment; null while it does not stand. */
export type Beklenen = An | null;
/** A change of an appointment. */
export type RandevuOlayi = { zaman: An; once: Beklenen; sonra: Beklenen };

/**
 * The message for the customer about changes of an appointment, which are given in their order. Changes close together are one change, from the first
 * state to the last. There is none if the two are the same, or for times that are over.
 */
export function randevuHaberi(olaylar: readonly RandevuOlayi[]): 'randevuAlindi' | 'randevuDegisti' | 'randevuIptal' | undefined {
  const son = olaylar.at(-1);
  if (!son) return undefined;
  let ilk = son;
  for (const olay of olaylar.toReversed()) {
    if (plusDakika(olay.zaman, OLAY_BEKLEME_DK) < ilk.zaman) break;
    ilk = olay;
  }
  const once = ilk.once !== null && ilk.once > ilk.zaman ? ilk.once : null;
  const sonra = son.sonra !== null && son.sonra > son.zaman ? son.sonra : null;
  if (once === sonra) return undefined;
  if (once === null) return 'randevuAlindi';
  if (sonra !== null) return 'randevuDegisti';
  // A customer who has come, or was moved to an hour that is over, is not told of a cancellation.
  return son.sonra === null ? 'randevuIptal' : undefined;
}

/** A moment some minutes later (earlier when negative). */
export function plusDakika(an: An, dakika: number): An {
  const all = toDakika(an.slice(11, 16)) + dakika;
  const gun = Math.floor(all / (24 * 60));
  return `${addDays(an.slice(0, 10), gun)} ${toSaat(all - gun * 24 * 60)}`;
}
