import type { PaketKullanimi } from '@defter/contract/paket-program.ts';
import { priceIcerikler, spreadProgram, unitOf, withoutYuzde } from '@defter/rules/paket-program.ts';
import { type Kurus, multiply } from '@defter/rules/para.ts';
import { addMonths } from '@defter/rules/tarih.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { loadProgram } from '../../paket-program/load-program.ts';
import type { ProgramPaylari } from '../satir.ts';

/** What a program says of a sale: its rules, and what a number of sessions of a service costs in it. */
export type ProgramFiyatlari = {
  aktifMi: boolean;
  kullanim: PaketKullanimi;
  /** Its services with what it holds of each by default. */
  icerikler: { altUrunID: number; miktar: number; varsayilan: boolean }[];
  bitisOf(tarih: string): string | null;
  /** The price of each session and what comes off the whole to the kuruş; undefined for a service that it does not hold. */
  fiyatOf(altUrunID: number, miktar: number): { birimFiyat: Kurus; iskonto: Kurus } | undefined;
  payOf(altUrunID: number, miktar: number): ProgramPaylari[number];
};

export async function loadProgramFiyatlari(tx: Tx, programID: number): Promise<ProgramFiyatlari> {
  const { aktifMi, kullanim, fiyat, iskonto, gecerlilikAy, icerikler } = await loadProgram(tx, programID);
  const paylar = spreadProgram(withoutYuzde(fiyat ?? priceIcerikler(icerikler), iskonto), icerikler);
  const satirOf = new Map(icerikler.map(({ altUrunID, miktar, birimFiyat }, i) => [altUrunID, { miktar, birimFiyat, tutar: paylar[i]! }]));
  const tutarOf = (altUrunID: number, miktar: number) => {
    const satir = satirOf.get(altUrunID);
    return satir && multiply(satir.tutar, miktar, satir.miktar);
  };
  return {
    aktifMi,
    kullanim,
    icerikler,
    bitisOf: (tarih) => (gecerlilikAy === null ? null : addMonths(tarih, gecerlilikAy)),
    fiyatOf: (altUrunID, miktar) => {
      const tutar = tutarOf(altUrunID, miktar);
      return tutar === undefined ? undefined : unitOf(tutar, miktar);
    },
    payOf: (altUrunID, miktar) => {
      const tutar = tutarOf(altUrunID, miktar);
      return tutar === undefined ? undefined : { fiyatlar: [satirOf.get(altUrunID)!.birimFiyat, unitOf(tutar, miktar).birimFiyat], tutar };
    },
  };
}
