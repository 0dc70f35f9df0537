import { fold } from './metin.ts';

/*
 * What the reply to a message means, and which appointment it is about (spec 2§3.8, docs/adr/0270).
 */

export type Yanit = 'ret' | 'evet' | 'iptal';

const RET = ['ret', 'red', 'reddediyorum', 'stop', 'dur', 'istemiyorum'];
/** "Mesaj istemiyorum", "Bana bir daha SMS atmayın": a refusal without the word that the message names. */
const RET_CUMLESI = /^(?:(?:bana|lutfen|artik|bir daha) )*(?:mesaj|sms|reklam|ileti|kampanya)\w* (?:almak )?(?:istemi[yo]|atmay|gondermey|yollamay)/;
const EVET = ['onay', 'onayliyorum', 'onaylandi', 'tamam', 'tamamdir', 'geliyorum', 'gelecegim', 'olur'];
const IPTAL = ['iptal', 'iptali', 'hayir', 'erteleyelim', 'erteleme', 'ertelemek'];
/** "Gelemem", "gelmeyeceğiz", "gelmicem": the language says by endings who does not come, so that no list has all words for it. */
const GELMEZ = /^gel(?:em|m(?:em|ez|ey|iy|ic))/;
/** What makes a no of a yes that stands before it, or a wish for another time. */
const AMA = /\b(?:iptal|hayir|ertele|degistir|(?:uygun|musait|mumkun) degil|degili[mz]|ol(?:maz|may|amaz)|verm(?:iy|em|ey|ez)|istemi|yetisem|katilam)/;
/** People hold a key down: "EVEET". */
const EVET_SOZU = /^e+v+e+t+$/;

/**
 * What a reply asks for; undefined for any other text. A refusal of messages is its first word, or says what is not wanted. Yes and no in one
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
  /** How many messages to the number lie between the last one that told of it and the reply; null where none has. */
  sira: number | null;
};

type Soru = {
  yanit: 'evet' | 'iptal';
  /** Whether the last message to the number was advertising: a yes may mean that. */
  ticariMi: boolean;
  /** The soonest first. */
  randevular: readonly BeklenenRandevu[];
};

/** The consequence of a reply: it confirms, it waits for the desk, or there is nothing that it could be about. */
export type YanitKarari = { ne: 'onayla'; randevuIDler: number[] } | { ne: 'onayli'; randevuID: number } | { ne: 'sor'; randevuID: number } | { ne: 'yok' };

/**
 * Which appointment a reply is about. A yes confirms an appointment (or visit) only if the number was told of it and no other one
 * waits for a yes too. The desk is always asked about a no.
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
