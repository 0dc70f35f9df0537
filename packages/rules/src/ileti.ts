import { fold } from './metin.ts';
import { addDays, type Tarih, weekday } from './tarih.ts';

/*
 * The rules of sending messages (law no 6563 and its regulation; docs/messages.md has the table). A message that informs of something that the person
 * asked for may be sent at any time. Advertising and greetings need consent.
 */

/** Whether a message informs (of an appointment, a payment) or is commercial: advertising, and greetings too. */
export const ILETI_TURLERI = ['bilgi', 'ticari'] as const;
export type IletiTuru = (typeof ILETI_TURLERI)[number];

export const ILETI_KANALLARI = ['sms', 'whatsapp', 'bildirim'] as const;
export type IletiKanali = (typeof ILETI_KANALLARI)[number];

/** The latest consent or refusal of a person for one channel; null if they were never asked. */
export type IletiIzni = 'onay' | 'ret';

/** Why a message is held back: it does not leave and costs nothing. */
export const TUTMA_NEDENLERI = ['izinYok', 'ret', 'retSatiriYok', 'azOnce', 'gunYok', 'kontorYok', 'ayarYok', 'aboneYok'] as const;
export type TutmaNedeni = (typeof TUTMA_NEDENLERI)[number];

/** The times of a business for commercial messages. Minutes since midnight; weekdays from 1, Monday. */
export type TicariKurallar = {
  baslangic: number;
  bitis: number;
  kapaliGunler: readonly number[];
  /** Days on which the whole salon is closed, such as holidays: from the first to the last. */
  kapaliTarihler?: readonly { ilk: Tarih; son: Tarih }[];
  /** The hours between two commercial messages to one person. */
  araSaat: number;
};

/** Nothing commercial is sent at night: not before the first minute of the day, nor from the second one on. */
export const TICARI_EN_ERKEN = 8 * 60;
export const TICARI_EN_GEC = 22 * 60;

type Soru = {
  tur: IletiTuru;
  izin: IletiIzni | null;
  /** Whether the message tells how to refuse further ones. */
  retSatiri: boolean;
  /** Hours since the last commercial message to the person; null for none. */
  sonTicariSaat: number | null;
  simdi: { tarih: Tarih; dakika: number };
  kurallar: TicariKurallar;
};

export type IletiKarari = { ne: 'gider' } | { ne: 'tutulur'; neden: TutmaNedeni } | { ne: 'bekler'; tarih: Tarih; dakika: number };

/** Decides by the law and the rules of the business whether a message is sent now, later or not at all. */
export function iletiKarari({ tur, izin, retSatiri, sonTicariSaat, simdi, kurallar }: Soru): IletiKarari {
  if (tur === 'bilgi') return { ne: 'gider' };
  if (izin !== 'onay') return { ne: 'tutulur', neden: izin === 'ret' ? 'ret' : 'izinYok' };
  if (!retSatiri) return { ne: 'tutulur', neden: 'retSatiriYok' };
  if (sonTicariSaat !== null && sonTicariSaat < kurallar.araSaat) return { ne: 'tutulur', neden: 'azOnce' };
  const zaman = ticariZaman(simdi, kurallar);
  if (!zaman) return { ne: 'tutulur', neden: 'gunYok' };
  return zaman.tarih === simdi.tarih && zaman.dakika === simdi.dakika ? { ne: 'gider' } : { ne: 'bekler', ...zaman };
}

/** Advertising that cannot be sent within this many days is outdated. */
const EN_COK_BEKLEME_GUN = 30;

/** The first time from a moment on at which commercial messages are sent; undefined if none comes soon enough. */
export function ticariZaman({ tarih, dakika }: Soru['simdi'], { baslangic, bitis, kapaliGunler, kapaliTarihler = [] }: Omit<TicariKurallar, 'araSaat'>): Soru['simdi'] | undefined {
  const ilk = Math.max(baslangic, TICARI_EN_ERKEN);
  const son = Math.min(bitis, TICARI_EN_GEC);
  const isKapali = (day: Tarih) => kapaliGunler.includes(weekday(day)) || kapaliTarihler.some(({ ilk: from, son: to }) => from <= day && day <= to);
  for (let gun = 0; gun <= EN_COK_BEKLEME_GUN; gun += 1) {
    const day = addDays(tarih, gun);
    const from = gun === 0 ? Math.max(ilk, dakika) : ilk;
    if (!isKapali(day) && from < son) return { tarih: day, dakika: from };
  }
  return undefined;
}

const TICARI_SOZLER = /\b(indirim\w*|kampanya\w*|firsat\w*|hediye\w*|kutlu\w*|kutlar\w*|ozel teklif\w*|bedava|ucretsiz|mutlu yillar)\b|%\s?\d/;

/** Whether a text reads like advertising or a greeting, so that the desk is asked if it is marked as informing. */
export const looksTicari = (metin: string): boolean => TICARI_SOZLER.test(fold(metin));

/** The business days until which a consent or refusal must be reported to the national register (İYS). */
const IYS_GUN = 3;

/**
 * The last day on which a consent or refusal of a day may be reported to the national register (İYS).
 * @param isTatil whether a day that is no weekend is a holiday
 */
export function iysSonGun(tarih: Tarih, isTatil: (gun: Tarih) => boolean): Tarih {
  let gun = tarih;
  for (let left = IYS_GUN; left > 0; ) {
    gun = addDays(gun, 1);
    if (weekday(gun) < 6 && !isTatil(gun)) left -= 1;
  }
  return gun;
}

/** The time at which the sending begins on a planned day without a time. */
const GUNDE = '09:00';

/** The begin of a message to many: at the chosen day and time, and without a time at nine. Undefined means now: without a day, or on today without a time. */
export function gonderimAni({ tarih, saat }: { tarih: Tarih | null; saat: string | null }, bugun: Tarih): { tarih: Tarih; saat: string } | undefined {
  const gun = tarih ?? bugun;
  return saat === null && gun === bugun ? undefined : { tarih: gun, saat: saat ?? GUNDE };
}
