import { type Eklenen } from '@defter/contract/paket-satis.ts';
import { IskontoTip, type SatisKaydi } from '@defter/contract/satis.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { wrongFields } from '../../../platform/errors/app-error.ts';
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

/** Refuses a line that would give a part of a session: what is not used up in a visit is no session (docs/adr/0110). */
export function requireTamSeans(verenler: readonly { adet: number }[]): void {
  if (!verenler.every(({ adet }) => Number.isInteger(adet))) throw wrongFields({ icerikler: 'sayiGecersiz' });
}

/** The same of the services among these lines; a product may be sold in parts. */
export async function requireTamHizmet(tx: Tx, icerikler: readonly { altUrunID: number; adet: number }[]): Promise<void> {
  const parcalar = icerikler.filter(({ adet }) => !Number.isInteger(adet));
  if (parcalar.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select u.id from alt_urun_ozet u left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
    where u.id = any(${parcalar.map(({ altUrunID }) => altUrunID)}::bigint[]) and coalesce(a.satis_tipi, 1) = 1`.execute(tx);
  const hizmetler = new Set(rows.map(({ id }) => id));
  requireTamSeans(parcalar.filter(({ altUrunID }) => hizmetler.has(altUrunID)));
}
