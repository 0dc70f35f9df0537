import { fold } from './metin.ts';

/*
 * What somebody means who answers a message, and which appointment the answer is about (spec 2§3.8, docs/adr/0270).
 */

export type Yanit = 'ret' | 'evet' | 'iptal';

const RET = ['ret', 'red', 'reddediyorum', 'stop', 'dur', 'istemiyorum'];
/** "Mesaj istemiyorum", "Bana bir daha SMS atmayın": who does not know the word says it in others. */
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
 * What a reply asks for; undefined for any other text. A refusal is its first word, or says what is not wanted. Who says yes and no in one message is
 * taken to say no, because that is asked about and nothing is done before.
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

/** An appointment to come of whoever has the number. */
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
  /** What the number was told last was advertising: a yes may mean that. */
  ticariMi: boolean;
  /** The soonest first. */
  randevular: readonly BeklenenRandevu[];
};

/** What comes of a reply: it confirms, it waits for the desk, or there is nothing that it could be about. */
export type YanitKarari = { ne: 'onayla'; randevuIDler: number[] } | { ne: 'onayli'; randevuID: number } | { ne: 'sor'; randevuID: number } | { ne: 'yok' };

/**
 * Which appointment a reply is about. A yes confirms only what it can be about alone: an appointment (or visit) of which the
 * number was told, while no other one waits for a yes too. A no is always asked about.
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
  // Those of the visit of which nobody has told apart are meant too.
  return { ne: 'onayla', randevuIDler: randevular.filter((randevu) => !randevu.onayliMi && ziyaretOf(randevu) === ziyaretOf(ilk)).map(({ id }) => id) };
}

const ziyaretOf = ({ id, ziyaretID }: BeklenenRandevu): number => ziyaretID ?? -id;
