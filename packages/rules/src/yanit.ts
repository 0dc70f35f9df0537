import { fold } from './metin.ts';

/* The meaning of the reply to a message, and its appointment (spec 2§3.8, docs/adr/0270). */

export type Yanit = 'ret' | 'evet' | 'iptal';

const RET = ['ret', 'red', 'reddediyorum', 'stop', 'dur', 'istemiyorum'];
/** "Mesaj istemiyorum", "Bana bir daha SMS atmayın": a refusal without the word that the message names. */
const RET_CUMLESI = /^(?:(?:bana|lutfen|artik|bir daha) )*(?:mesaj|sms|reklam|ileti|kampanya)\w* (?:almak )?(?:istemi[yo]|atmay|gondermey|yollamay)/;
const EVET = ['onay', 'onayliyorum', 'onaylandi', 'tamam', 'tamamdir', 'geliyorum', 'gelecegim', 'olur'];
const IPTAL = ['iptal', 'iptali', 'hayir', 'erteleyelim', 'erteleme', 'ertelemek'];
/** "Gelemem", "gelmeyeceğiz", "gelmicem": Turkish puts the person and the no into endings, so that no list has all the words for it. */
const GELMEZ = /^gel(?:em|m(?:em|ez|ey|iy|ic))/;
/** Words that turn a yes before them into a no, or into a wish for another time. */
const AMA = /\b(?:iptal|hayir|ertele|degistir|(?:uygun|musait|mumkun) degil|degili[mz]|ol(?:maz|may|amaz)|verm(?:iy|em|ey|ez)|istemi|yetisem|katilam)/;
/** People hold a key down: "EVEET". */
const EVET_SOZU = /^e+v+e+t+$/;

/**
 * The meaning of a reply; undefined for any other text. A refusal of messages is its first word, or names the unwanted messages. Yes and no in one
 * message count as no, because the desk is asked about a no before anything is done.
 */
export function yanitOf(metin: string): Yanit | undefined {
  const sozler = fold(metin).split(/[^a-z0-9]+/).filter(Boolean);
  const [ilk = '', ikinci = ''] = sozler;
  if (RET.includes(ilk) || RET_CUMLESI.test(sozler.join(' '))) return 'ret';
  if (IPTAL.includes(ilk) || GELMEZ.test(ilk)) return 'iptal';
  // "Olur mu" asks whether it is a yes.
  if ((!EVET.includes(ilk) && !EVET_SOZU.test(ilk)) || /^m[iu]$/.test(ikinci)) return undefined;
  return sozler.some((soz) => GELMEZ.test(soz)) || AMA.test(sozler.join(' ')) ? 'iptal' : 'evet';
}

/** A coming appointment of a customer with the number. */
export type BeklenenRandevu = {
  id: number;
  /** Appointments that were booked together are answered together. */
  ziyaretID: number | null;
  onayliMi: boolean;
  /** The number of messages to the number between the last one about it and the reply; null without one. */
  sira: number | null;
};

type Soru = {
  yanit: 'evet' | 'iptal';
  /** Whether the last message to the number was advertising, which a yes may mean. */
  ticariMi: boolean;
  /** The soonest first. */
  randevular: readonly BeklenenRandevu[];
};

/** The consequence of a reply: it confirms, it waits for the desk, or it fits no appointment. */
export type YanitKarari = { ne: 'onayla'; randevuIDler: number[] } | { ne: 'onayli'; randevuID: number } | { ne: 'sor'; randevuID: number } | { ne: 'yok' };

/**
 * Finds the appointment of a reply. A yes confirms an appointment (or visit) only if the number was told of it and no other one waits for a yes too.
 * The desk is always asked about a no.
 */
export function yanitKarari({ yanit, ticariMi, randevular }: Soru): YanitKarari {
  const anlatilan = randevular.filter(({ sira }) => sira !== null).toSorted((a, b) => a.sira! - b.sira!);
  if (yanit === 'iptal') {
    const hakkinda = anlatilan[0] ?? randevular[0];
    return hakkinda ? { ne: 'sor', randevuID: hakkinda.id } : { ne: 'yok' };
  }
  const acik = anlatilan.filter(({ onayliMi }) => !onayliMi);
  const [ilk] = acik;
  if (!ilk) return anlatilan[0] ? { ne: 'onayli', randevuID: anlatilan[0].id } : { ne: 'yok' };
  const isOne = acik.every((randevu) => ziyaretOf(randevu) === ziyaretOf(ilk));
  if (ticariMi || !isOne) return { ne: 'sor', randevuID: ilk.id };
  // The reply also means the other appointments of the visit that were not told of separately.
  return { ne: 'onayla', randevuIDler: randevular.filter((randevu) => !randevu.onayliMi && ziyaretOf(randevu) === ziyaretOf(ilk)).map(({ id }) => id) };
}

const ziyaretOf = ({ id, ziyaretID }: BeklenenRandevu): number => ziyaretID ?? -id;
