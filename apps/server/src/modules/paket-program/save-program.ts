import { withUnsaid } from '@defter/contract/degisen.ts';
import type { menuCalls, PaketIcerigiKaydi, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { priceIcerikler } from '@defter/rules/paket-program.ts';
import type { Kurus } from '@defter/rules/para.ts';
import { mergeLines } from '../../platform/db/lines.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { type Icerik, loadProgram, type Program, tellProgram } from './load-program.ts';
import { priceSent, requireCountable } from './price-program.ts';
import { columnsOf, writeIcerikler } from './write-program.ts';

export async function createProgram({ tx, body, clock, degisim }: Context<typeof paketProgramCalls.create>) {
  requireNew(body);
  const { id: _yeni, surum: _yok, ...said } = body;
  const icerikler = await priceSent(tx, said.icerikler.map((icerik) => ({ ...icerik, id: 0 })), clock.today());
  requireCountable(icerikler);
  const program: Program = { ...said, icerikler };
  const { id } = await tx.insertInto('paket_program').values(columnsOf(program)).returning('id').executeTakeFirstOrThrow();
  await writeIcerikler(tx, id, icerikler);
  degisim(null, tellProgram(program));
  return { id };
}

export async function updateProgram({ tx, body, clock, degisim }: Context<typeof paketProgramCalls.update>) {
  const { id, surum, icerikler: sent, ...said } = body;
  await raiseSurum(tx, { tablo: 'paket_program', id }, surum);
  const eski = await loadProgram(tx, id);
  const icerikler = sent ? await priceSent(tx, mergeLines<PaketIcerigiKaydi>(withIDs(sent, eski.icerikler), eski.icerikler), clock.today(), eski.icerikler) : eski.icerikler;
  requireCountable(icerikler);
  const program: Program = { ...withUnsaid<Program>({ ...said, fiyat: fiyatOf(said.fiyat, eski) }, eski), icerikler };
  await Promise.all([tx.updateTable('paket_program').set(columnsOf(program)).where('id', '=', id).execute(), sent && writeIcerikler(tx, id, icerikler)]);
  degisim(tellProgram(eski), tellProgram(program));
  return { id };
}

/** The sum that was read as the price of a program without one is sent back by clients that know one price; it sets none. */
const fiyatOf = (fiyat: Kurus | null | undefined, eski: Program) => (eski.fiyat === null && fiyat === priceIcerikler(eski.icerikler) ? null : fiyat);

/** A row that comes without its id is the one that holds the same product, which is in a program once; without a price it keeps its own. */
function withIDs<S extends { id: number; altUrunID?: number | undefined; birimFiyat?: Kurus | null | undefined }>(sent: readonly S[], mevcut: readonly Icerik[]): S[] {
  const named = new Set(sent.map(({ id }) => id));
  return sent.map((satir) => {
    const onceki = satir.id === 0 ? mevcut.find(({ id, altUrunID }) => altUrunID === satir.altUrunID && !named.has(id)) : undefined;
    if (!onceki) return satir;
    named.add(onceki.id);
    return { ...satir, id: onceki.id, birimFiyat: satir.birimFiyat ?? onceki.birimFiyat };
  });
}

/** The same by the paths of the menus, which call the contents `Icerik`. */
export const createMenu = ({ body: { icerik, ...body }, ...context }: Context<typeof menuCalls.create>) =>
  createProgram({ ...context, body: { ...body, icerikler: icerik } } as Context<typeof paketProgramCalls.create>);
export const updateMenu = ({ body: { icerik, ...body }, ...context }: Context<typeof menuCalls.update>) =>
  updateProgram({ ...context, body: { ...body, icerikler: icerik } } as Context<typeof paketProgramCalls.update>);
