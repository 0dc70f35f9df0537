import { EN_YUKSEK_TUTAR } from '@defter/contract/fields.ts';
import type { PaketProgram, PaketProgramIcerigi } from '@defter/contract/paket-program.ts';
import { priceIcerik } from '@defter/rules/paket-program.ts';
import { type Kurus, kurus, ZERO } from '@defter/rules/para.ts';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';

/** A row with its typed values: a text is a value that could not be read. */
export type IcerikGirdisi = Pick<PaketProgramIcerigi, 'id' | 'altUrunID' | 'altUrunAdi' | 'hizmetMi' | 'varsayilan'> & {
  miktar: number | string | null;
  birimFiyat: Kurus | string | null;
  iskonto: number | string | null;
};

/** A price that is the sum of the contents stays their sum, so its field is empty. */
const fiyatOf = ({ fiyat, icerikToplami }: PaketProgram): Kurus | null => (fiyat === icerikToplami ? null : fiyat);

export const valuesOf = (program: PaketProgram | undefined) => ({
  id: program?.id ?? 0,
  surum: program?.surum ?? null,
  adi: program?.adi ?? '',
  menuGrupID: program?.menuGrupID ?? null,
  icerikler: (program?.icerikler ?? []) as IcerikGirdisi[],
  fiyat: (program ? fiyatOf(program) : null) as Kurus | string | null,
  iskonto: (program?.iskonto ?? 0) as number | string | null,
  gecerlilikAy: program?.gecerlilikAy ?? null,
  kullanim: (program?.kullanim ?? 'kisi') as string,
  iadeKurali: (program?.iadeKurali ?? 'tek') as string,
  iadeKesintisi: program?.iadeKesintisi ?? 0,
  siraNo: program?.siraNo ?? 0,
  aktifMi: program?.aktifMi ?? true,
});
export type ProgramDegerleri = ReturnType<typeof valuesOf>;

export const newIcerik = ({ id, adi, fiyat }: SecilenUrun, hizmetMi: boolean): IcerikGirdisi => ({
  id: 0,
  altUrunID: id,
  altUrunAdi: adi,
  hizmetMi,
  miktar: 1,
  birimFiyat: fiyat,
  iskonto: 0,
  varsayilan: true,
});

/** The price of a row as it is typed; zero while it cannot be computed. */
export function tutarOf({ miktar, birimFiyat, iskonto }: IcerikGirdisi): Kurus {
  const fiyat = birimFiyat ?? ZERO;
  if (typeof miktar !== 'number' || typeof fiyat === 'string' || typeof iskonto === 'string' || miktar * fiyat > EN_YUKSEK_TUTAR) return ZERO;
  return priceIcerik({ miktar, birimFiyat: kurus(fiyat), iskonto: iskonto ?? 0 });
}

/** The sessions of the contents that are in the package by default. */
export const seansOf = (icerikler: readonly IcerikGirdisi[]): number =>
  icerikler.reduce((toplam, { hizmetMi, varsayilan, miktar }) => toplam + (hizmetMi && varsayilan && typeof miktar === 'number' ? miktar : 0), 0);
