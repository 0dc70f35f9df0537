import type { AliciSuzgeci } from '@defter/contract/sms.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { decodeBytes } from '../../../ui/decode-bytes.ts';

export type Kisi = { musteriID: number | null; adSoyad: string | null; cepTelefonu: string | null };

/** A filter as its fields hold it: numbers may be half typed. */
export type SuzgecDegerleri = {
  grupID: number | null;
  ozelDurumID: number | null;
  cinsiyet: string | null;
  gelmeyenGun: number | string | null;
  gelenGun: number | string | null;
  dogumGunu: number | string | null;
  dogumAyi: string | null;
  altUrunID: number | null;
  borclu: boolean;
  paketi: boolean;
};
export const BOS_SUZGEC: SuzgecDegerleri = {
  grupID: null,
  ozelDurumID: null,
  cinsiyet: null,
  gelmeyenGun: null,
  gelenGun: null,
  dogumGunu: null,
  dogumAyi: null,
  altUrunID: null,
  borclu: false,
  paketi: false,
};

const sayiOf = (value: number | string | null, most: number): number | null => {
  const n = value === null || value === '' ? Number.NaN : Number(value);
  return Number.isInteger(n) && n >= 0 && n <= most ? n : null;
};

/** The filter as it is sent. */
const suzgecOf = ({ grupID, ozelDurumID, cinsiyet, gelmeyenGun, gelenGun, dogumGunu, dogumAyi, altUrunID, borclu, paketi }: SuzgecDegerleri): AliciSuzgeci => ({
  grupIDler: grupID === null ? [] : [grupID],
  ozelDurumIDler: ozelDurumID === null ? [] : [ozelDurumID],
  cinsiyet: cinsiyet === null ? null : Number(cinsiyet),
  gelmeyenGun: sayiOf(gelmeyenGun, 3650) || null,
  gelenGun: sayiOf(gelenGun, 3650) || null,
  dogumGunu: sayiOf(dogumGunu, 60),
  dogumAyi: dogumAyi === null ? null : Number(dogumAyi),
  altUrunID,
  borclu,
  paketi,
});

/** The recipients, by each of the ways to choose them; the open one counts. */
export type Secim = { yol: 'suzgecle' | 'listeden' | 'dosyadan'; suzgec: SuzgecDegerleri; liste: Kisi[]; dosya: Kisi[] };
export const BOS_SECIM: Secim = { yol: 'suzgecle', suzgec: BOS_SUZGEC, liste: [], dosya: [] };

/** The chosen as they are sent. */
export const alicilarOf = ({ yol, suzgec, liste, dosya }: Secim): { gonderilecekler: Kisi[]; suzgec: AliciSuzgeci | null } => ({
  gonderilecekler: yol === 'listeden' ? liste : yol === 'dosyadan' ? dosya : [],
  suzgec: yol === 'suzgecle' ? suzgecOf(suzgec) : null,
});

/** The people of a file: in each line what reads as a phone is the number, the longest of the rest the name. */
export function readKisiler(metin: string): Kisi[] {
  return metin.split(/\r?\n/).flatMap((line) => {
    const parts = line.split(/[;\t,]/).map((part) => part.trim().replace(/^"|"$/g, '')).filter(Boolean);
    const phone = parts.find((part) => normalizeTelefon(part) !== undefined);
    if (phone === undefined) return [];
    const names = parts.filter((part) => part !== phone && /\p{L}/u.test(part));
    return [{ musteriID: null, adSoyad: names.join(' ').slice(0, 160) || null, cepTelefonu: phone }];
  });
}

/** The people of a file in any encoding. */
export const readKisiDosyasi = async (file: Blob): Promise<Kisi[]> => readKisiler(decodeBytes(await file.arrayBuffer()));

/** Whether a number field holds no number, or one out of its limits: it hands on the typed text then. */
export const isYanlisSayi = (value: number | string | null): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * The first thing that a message lacks before it can leave: a key of `gonder.eksik`. An unreadable number of the filter would narrow nothing, so that
 * the message would reach everybody.
 */
export function eksikOf({ mesaj, gidecek, isReady, secim: { yol, suzgec } }: { mesaj: string; gidecek: number; isReady: boolean; secim: Secim }): 'suzgec' | 'sayim' | 'alici' | 'mesaj' | undefined {
  if (yol === 'suzgecle' && [suzgec.gelmeyenGun, suzgec.gelenGun, suzgec.dogumGunu].some(isYanlisSayi)) return 'suzgec';
  if (!isReady) return 'sayim';
  if (gidecek === 0) return 'alici';
  return mesaj.trim() === '' ? 'mesaj' : undefined;
}
