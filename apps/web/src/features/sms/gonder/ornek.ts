import type { ReplyOf } from '@defter/contract/call.ts';
import type { smsCalls } from '@defter/contract/sms.ts';
import type { IletiTuru } from '@defter/rules/ileti.ts';
import { fillMesaj, gidenMetin, smsBoyu } from '@defter/rules/sms.ts';

/** A text, its kind, and the sender under whose name it leaves; null: the usual one. */
export type Ileti = { tur: IletiTuru; mesaj: string; baslik: string | null };

/** A text as one of the counted recipients gets it: the name, the text with its places filled, the added line, and its cost in credits. */
export type Ornek = { ad: string | undefined; metin: string; ek: string; kredi: number };

type Taraflar = {
  /** The recipient, once somebody is known. */
  alici: { adSoyad: string } | undefined;
  bayi: { firmaAdi: string; telefon: string | null } | undefined;
  durum: Pick<ReplyOf<typeof smsCalls.durum>, 'retSatiri' | 'turkceMi'> | undefined;
};

export function ornekOf({ tur, mesaj }: Pick<Ileti, 'tur' | 'mesaj'>, { alici, bayi, durum }: Taraflar): Ornek {
  const ad = alici?.adSoyad;
  const metin = fillMesaj(mesaj, { ...(ad !== undefined && { isim: ad, ad: ad.split(' ')[0] ?? '' }), sube: bayi?.firmaAdi ?? '', telefon: bayi?.telefon ?? '' });
  const ek = tur === 'ticari' && durum ? ` ${durum.retSatiri}` : '';
  const { parca } = smsBoyu(metin === '' ? '' : gidenMetin(metin + ek, { turkce: durum?.turkceMi ?? true }));
  return { ad, metin, ek, kredi: parca };
}
