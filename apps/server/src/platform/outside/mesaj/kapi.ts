import type { IletiKanali, IletiTuru, TutmaNedeni } from '@defter/rules/ileti.ts';
import type { Tx } from '../../db/connection.ts';
import type { Hesap } from './saglayici.ts';

/** A message of a business that is about to leave. */
export type Giden = {
  id: number;
  bayiID: number;
  telefon: string;
  mesaj: string;
  kanal: IletiKanali;
  tur: IletiTuru;
  icerik: unknown;
  retKodu: string | null;
};

/** What becomes of it: it leaves by an account, waits, or is held back. */
export type Gecis =
  | { ne: 'gider'; /** Null for the house's own. */ hesap: Hesap | null; kredi: number; mesaj: string; retKodu: string | null }
  | { ne: 'bekler'; zaman: string }
  | { ne: 'tutulur'; neden: TutmaNedeni };

/**
 * The gate that every message of a business passes as it leaves: whether it may, by whose account, and what it costs. The
 * module of the settings supplies it. It runs with the rights of `defter_bakim`, so its queries must name the bayi.
 */
export type Kapi = {
  gec(tx: Tx, giden: Giden): Promise<Gecis>;
  /** Gives back the price of a message that has not left. */
  geriVer(tx: Tx, bayiID: number, kredi: number): Promise<void>;
  /** The account of a business that has one of its own; undefined for the house's. */
  findHesap(tx: Tx, giden: Pick<Giden, 'bayiID' | 'icerik'>, saglayici: Hesap['saglayici']): Promise<Hesap | undefined>;
};
