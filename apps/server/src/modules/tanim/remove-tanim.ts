import type { AnyCall } from '@defter/contract/call.ts';
import { tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { sql } from 'kysely';
import { wireOf } from '../../platform/degisim.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { countKullanim } from './count-kullanim.ts';
import { lockTanim, refuseKalici } from './lock-tanim.ts';
import { tabloOf } from './tablo.ts';

/** Removes an unused entry. The refusal of a used one says where it is used (spec 2§8). */
export const removeTanim =
  (tur: TanimTuru) =>
  async ({ tx, body, degisim }: Context<AnyCall>) => {
    const { id } = body as { id: number };
    const giden = await lockTanim(tx, tur, id);
    refuseKalici(tur, giden);
    const kullanim = await countKullanim(tx, tur, id);
    if (kullanim.length > 0) throw new AppError('kullanimdaSilinemez', { kullanim });
    const alanlar = ['adi', ...Object.keys(tanimOf(tur).alanlar)];
    const silinen = wireOf(giden);
    degisim(Object.fromEntries(alanlar.map((alan) => [alan, silinen[alan]])), null);
    await sql`delete from ${tabloOf(tur)} where id = ${id}`.execute(tx);
    return { id };
  };
