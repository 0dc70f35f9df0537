import { type Eklenen } from '@defter/contract/paket-satis.ts';
import { IskontoTip, type SatisKaydi } from '@defter/contract/satis.ts';
import type { ProgramPaylari, Verilenler } from '../satir.ts';
import type { ProgramFiyatlari } from './program-fiyatlari.ts';

type Satir = SatisKaydi['icerikler'][number];
type Satirlar = { icerikler: Satir[]; verilenler: Verilenler; programlar: ProgramPaylari };

/** The rows of a package as lines of its sale, those of its program at its price, or at the price that a client has sent. */
export function satirlarOf(eklenenler: readonly Eklenen[], program: ProgramFiyatlari | null): Satirlar {
  const satirlar = eklenenler.map((eklenen) => satirOf(eklenen, program));
  return { icerikler: satirlar.map(({ satir }) => satir), verilenler: satirlar.map(({ verilen }) => verilen), programlar: eklenenler.map(({ altUrunID, miktar }) => program?.payOf(altUrunID, miktar)) };
}

function satirOf({ miktar, ...eklenen }: Eklenen, program: ProgramFiyatlari | null): { satir: Satir; verilen: Verilenler[number] } {
  const fiyat = eklenen.birimFiyat === null && eklenen.iskonto === 0 ? program?.fiyatOf(eklenen.altUrunID, miktar) : undefined;
  const satir = { ...eklenen, adet: miktar, hediyeNedeni: null };
  if (!fiyat) return { satir, verilen: undefined };
  return { satir: { ...satir, ...fiyat, iskontoTip: IskontoTip.tutar }, verilen: fiyat.birimFiyat };
}
