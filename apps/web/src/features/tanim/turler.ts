import { TANIM_TURLERI, tanimCalls, tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { useCall } from '../../app/data/query.ts';

/** An entry of any kind, as the screen shows it. */
export type Satir = { id: number; surum?: number; adi: string; aktifMi?: boolean | null; sistem?: boolean } & Record<string, unknown>;
export type Bolum = ReturnType<typeof tanimOf>['bolum'];

/** The headings in their order, each with its kinds. */
export const BOLUMLER: { bolum: Bolum; turler: TanimTuru[] }[] = (['musteri', 'satis', 'kasa', 'gorusme'] as const).map((bolum) => ({
  bolum,
  turler: TANIM_TURLERI.filter((tur) => tanimOf(tur).bolum === bolum),
}));

/** All lists in one call. */
export function useHepsi() {
  const { data, isPending, isFetching: isReading, error, refetch } = useCall(tanimCalls.hepsi);
  return { tanimlar: data?.tanimlar as Record<TanimTuru, Satir[]> | undefined, isPending, isReading, error, refetch };
}

export const isPasif = ({ aktifMi }: Satir): boolean => aktifMi === false;

/** Why an entry cannot be removed: the program uses it as it is, or under any name. */
export function kilitOf(tur: TanimTuru, { id, sistem }: Satir): 'sistem' | 'kalici' | undefined {
  if (sistem) return 'sistem';
  return tanimOf(tur).kalici.includes(id) ? 'kalici' : undefined;
}

/** The entries that another one can be merged into. */
export const hedeflerOf = (tur: TanimTuru, giden: Satir, satirlar: readonly Satir[]): Satir[] =>
  satirlar.filter((satir) => satir.id !== giden.id && tanimOf(tur).ayni.every((alan) => satir[alan] === giden[alan]));
