import { type Eklenen } from '@defter/contract/paket-satis.ts';
import { IskontoTip, type SatisKaydi } from '@defter/contract/satis.ts';
import type { Verilenler } from '../satir.ts';
import type { ProgramFiyatlari } from './program-fiyatlari.ts';

type Satir = SatisKaydi['icerikler'][number];
type Satirlar = { icerikler: Satir[]; verilenler: Verilenler };

/** The rows of a package as lines of its sale, those of its program at its price. */
export function satirlarOf(eklenenler: readonly Eklenen[], program: ProgramFiyatlari | null): Satirlar {
  const satirlar = eklenenler.map((eklenen) => satirOf(eklenen, program));
  return { icerikler: satirlar.map(({ satir }) => satir), verilenler: satirlar.map(({ verilen }) => verilen) };
}

function satirOf({ miktar, ...eklenen }: Eklenen, program: ProgramFiyatlari | null): { satir: Satir; verilen: Verilenler[number] } {
  const fiyat = eklenen.birimFiyat === null && eklenen.iskonto === 0 ? program?.fiyatOf(eklenen.altUrunID, miktar) : undefined;
  const satir = { ...eklenen, adet: miktar, hediyeNedeni: null };
  if (!fiyat) return { satir, verilen: undefined };
  return { satir: { ...satir, ...fiyat, iskontoTip: IskontoTip.tutar }, verilen: fiyat.birimFiyat };
}
