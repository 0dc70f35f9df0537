import { sql } from 'kysely';
import { raiseSurum } from '../../platform/db/surum.ts';
import type { AyarContext, Bolum, Degerler } from './bolum.ts';

type Secim = { onay?: boolean; /** The version that was read; without one what is sent wins. */ surum?: number | null; /** The change that this one takes back. */ geriAlinanID?: number };

/** Writes what differs from what is there and keeps both, so that the change can be taken back by the id it answers with. */
export async function changeBolum(context: AyarContext, bolum: Bolum, istenen: Degerler, secim: Secim = {}): Promise<number | null> {
  const simdiki = await bolum.read(context);
  const alanlar = Object.keys(istenen).filter((alan) => istenen[alan] !== undefined && !isSame(istenen[alan], simdiki[alan]));
  const pick = (degerler: Degerler) => Object.fromEntries(alanlar.map((alan) => [alan, degerler[alan] ?? null]));
  const tell = bolum.tell ?? ((degerler: Degerler) => degerler);
  const hepsi = { ...istenen, ...simdiki };
  context.degisim(tell(pick(simdiki), hepsi), tell(pick(istenen), hepsi));
  if (alanlar.length === 0 && secim.geriAlinanID === undefined) return null;
  // One version for all parts: they are changed under one lock, and a form that nobody else has touched tries again.
  await raiseSurum(context.tx, { tablo: 'ayar' }, secim.surum);
  await bolum.write(context, pick(istenen), secim.onay ?? false);
  const { rows } = await sql<{ id: number }>`
    insert into ayar_degisikligi (personel_id, bolum, onceki, sonraki, geri_alinan_id)
    values (${context.oturum.personelID}, ${bolum.ad}, ${JSON.stringify(pick(simdiki))}, ${JSON.stringify(pick(istenen))},
      ${secim.geriAlinanID ?? null})
    returning id`.execute(context.tx);
  return rows[0]!.id;
}

/** Settings are numbers, texts, switches and lists of texts; what is not there, as a column that was taken away, is nothing. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
