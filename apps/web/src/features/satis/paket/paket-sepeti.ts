import type { PaketProgram } from '@defter/contract/paket-program.ts';
import type { PaketSatisi, PaketSatisKaydi } from '@defter/contract/paket-satis.ts';
import { IskontoTip } from '@defter/contract/satis.ts';
import { spreadProgram, unitOf } from '@defter/rules/paket-program.ts';
import { type Kurus, multiply, ZERO } from '@defter/rules/para.ts';
import { bodyOf, keepTaksitlerEqual, reduceSepet, type Sepet, type SepetDegisikligi, sepetOf, type SepetSatiri } from '../sepet.ts';

/*
 * The cart of a package: each row of a program stands in it at its part of the price, which the server computes by the same rules.
 */

type Fiyat = { birimFiyat: Kurus; iskonto: Kurus };

/** The price of a number of sessions of a service in a program; undefined if the program does not hold the service. */
function fiyatIn(program: PaketProgram | null, altUrunID: number, adet: number): Fiyat | undefined {
  const index = program?.icerikler.findIndex((icerik) => icerik.altUrunID === altUrunID) ?? -1;
  if (!program || index < 0 || !Number.isInteger(adet)) return undefined;
  const pay = spreadProgram(program.satisFiyati, program.icerikler)[index]!;
  return unitOf(multiply(pay, adet, program.icerikler[index]!.miktar), adet);
}

const satirOf = (program: PaketProgram, { altUrunID, altUrunAdi, kdv, miktar }: PaketProgram['icerikler'][number], key: number): SepetSatiri => ({
  key,
  id: 0,
  altUrunID,
  adi: altUrunAdi,
  kdv,
  adet: miktar,
  ...fiyatIn(program, altUrunID, miktar)!,
  iskontoTip: IskontoTip.tutar,
  uygulayanPersonelID: null,
});

/** The rows of a program that are not in the cart: optional ones, or those that were taken out. */
export const eklenebilenler = (sepet: Sepet, program: PaketProgram | null): PaketProgram['icerikler'] =>
  program?.icerikler.filter(({ altUrunID }) => !sepet.satirlar.some((satir) => satir.altUrunID === altUrunID)) ?? [];

/** A cart with the default rows of a program instead of its former rows. */
function withProgram(sepet: Sepet, program: PaketProgram): Sepet {
  const satirlar = program.icerikler.filter(({ varsayilan }) => varsayilan).map((icerik, i) => satirOf(program, icerik, sepet.nextKey + i));
  return { ...sepet, satirlar, nextKey: sepet.nextKey + satirlar.length };
}

const isProgramFiyati = ({ id, altUrunID, adet, birimFiyat, iskonto, iskontoTip }: SepetSatiri, program: PaketProgram | null): boolean => {
  const fiyat = id === 0 ? fiyatIn(program, altUrunID, adet) : undefined;
  return fiyat !== undefined && fiyat.birimFiyat === birimFiyat && fiyat.iskonto === iskonto && iskontoTip === IskontoTip.tutar;
};

/** A changed number of sessions costs its part of the program's price. */
function priceChange(sepet: Sepet, degisiklik: SepetDegisikligi, program: PaketProgram | null): SepetDegisikligi {
  if (degisiklik.tur !== 'satir' || degisiklik.alan.adet === undefined) return degisiklik;
  const satir = sepet.satirlar.find(({ key }) => key === degisiklik.key);
  const fiyat = satir && isProgramFiyati(satir, program) ? fiyatIn(program, satir.altUrunID, degisiklik.alan.adet) : undefined;
  return fiyat ? { ...degisiklik, alan: { ...degisiklik.alan, ...fiyat } } : degisiklik;
}

export type PaketSepeti = { sepet: Sepet; program: PaketProgram | null };
/** `doldur` puts its rows into the cart. */
type PaketDegisikligi = SepetDegisikligi | { tur: 'program'; program: PaketProgram | null; doldur: boolean } | { tur: 'icerikEkle'; icerik: PaketProgram['icerikler'][number] };

/** The cart of a package after a change; its prices follow its program. */
export function reducePaket(eski: PaketSepeti, degisiklik: PaketDegisikligi): PaketSepeti {
  const { sepet, program } = applyTo(eski, degisiklik);
  return { sepet: keepTaksitlerEqual(eski.sepet, sepet), program };
}

function applyTo({ sepet, program }: PaketSepeti, degisiklik: PaketDegisikligi): PaketSepeti {
  if (degisiklik.tur === 'icerikEkle') {
    return { sepet: program ? { ...sepet, satirlar: [...sepet.satirlar, satirOf(program, degisiklik.icerik, sepet.nextKey)], nextKey: sepet.nextKey + 1 } : sepet, program };
  }
  if (degisiklik.tur !== 'program') return { sepet: reduceSepet(sepet, priceChange(sepet, degisiklik, program)), program };
  return { sepet: degisiklik.program && degisiklik.doldur ? withProgram(sepet, degisiklik.program) : sepet, program: degisiklik.program };
}

/** A saved package as a cart: its sessions and its other lines. It keeps the campaigns that it got. */
export function sepetOfPaket(satis: PaketSatisi): Sepet {
  const seanslar = satis.eklenenler.map(({ altUrunAdi, miktar, ...satir }) => ({
    ...satir,
    adi: altUrunAdi,
    adet: miktar,
    satisAdet: miktar,
    fiyatNedeni: null,
    maliyet: null,
    uygulayanPersonelAdi: null,
    kampanyaIskonto: ZERO,
    kampanyaAdi: null,
    paketten: false,
    hediyeNedeni: null,
  }));
  return sepetOf({ ...satis, icerikler: [...seanslar, ...satis.icerikler] }, false);
}

/** The body that saves the package: lines that were sold without sessions stay so, all others give sessions. */
export function paketBodyOf(sepet: Sepet, { islemde, program, acik }: { islemde: boolean; program: PaketProgram | null; acik: PaketSatisi | undefined }): PaketSatisKaydi {
  const { icerikler, ...body } = bodyOf(sepet, islemde);
  const seanssiz = new Set(acik?.icerikler.map(({ id }) => id));
  const eklenenler = icerikler.flatMap(({ adet, hediyeNedeni: _hediyeNedeni, ...satir }, i) => {
    if (satir.id > 0 && seanssiz.has(satir.id)) return [];
    return [{ ...satir, miktar: adet, ...(isProgramFiyati(sepet.satirlar[i]!, program) && { birimFiyat: null, iskonto: 0 }) }];
  });
  return { ...body, musteriID: body.musteriID ?? 0, menuID: acik ? acik.menuID : (program?.id ?? null), eklenenler, icerikler: icerikler.filter(({ id }) => id > 0 && seanssiz.has(id)) };
}
