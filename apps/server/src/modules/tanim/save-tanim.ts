import type { AnyCall } from '@defter/contract/call.ts';
import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import { raiseSurum } from '../../platform/db/surum.ts';
import { isSame, wireOf } from '../../platform/degisim.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';
import { lockTanim } from './lock-tanim.ts';
import { sutunOf, tabloAdi, tabloOf } from './tablo.ts';

type TanimBody = { id: number; surum?: number | null } & Record<string, unknown>;

export const createTanim =
  (tur: TanimTuru) =>
  async (context: Context<AnyCall>) => {
    const { tx, body, degisim } = context;
    const girdi = body as TanimBody;
    // Kinds without a PUT are changed by the POST too.
    if (girdi.id > 0 && !tanimOf(tur).calls.update) return update(context, tur, girdi);
    requireNew(girdi);
    const alanlar = alanlarOf(tur, girdi);
    degisim(null, Object.fromEntries(alanlar));
    const { rows } = await sql<{ id: number }>`
      insert into ${tabloOf(tur)} (${sql.join(alanlar.map(([alan]) => sutunOf(alan)))})
      values (${sql.join(alanlar.map(([, deger]) => deger))}) returning id`.execute(tx);
    return { id: rows[0]!.id };
  };

export const updateTanim =
  (tur: TanimTuru) =>
  async (context: Context<AnyCall>) =>
    update(context, tur, context.body as TanimBody);

async function update({ tx, degisim, act }: Context<AnyCall>, tur: TanimTuru, girdi: TanimBody): Promise<{ id: number }> {
  const eski = await lockTanim(tx, tur, girdi.id);
  const alanlar = alanlarOf(tur, girdi);
  const [once, sonra] = [wireOf(eski), Object.fromEntries(alanlar)];
  act('guncelleme');
  degisim(once, sonra);
  // System units cannot be updated (spec 2§6). One that is sent back as it was read is not.
  if (eski.sistem && !isSame(once, sonra)) throw new AppError('sistemKaydi');
  if (eski.sistem) return { id: girdi.id };
  if (girdi.aktifMi === false && tanimOf(tur).kalici.includes(girdi.id)) throw new AppError('sistemKaydi');
  await raiseSurum(tx, { tablo: tabloAdi(tur), id: girdi.id }, girdi.surum);
  const atamalar = alanlar.map(([alan, deger]) => sql`${sutunOf(alan)} = ${deger}`);
  if (atamalar.length > 0) await sql`update ${tabloOf(tur)} set ${sql.join(atamalar)} where id = ${girdi.id}`.execute(tx);
  return { id: girdi.id };
}

/** What was said. */
const alanlarOf = (tur: TanimTuru, girdi: TanimBody): [string, unknown][] =>
  ['adi', ...Object.keys(tanimOf(tur).alanlar)].filter((alan) => girdi[alan] !== undefined).map((alan) => [alan, girdi[alan]]);
