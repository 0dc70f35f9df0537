import type { smsCalls } from '@defter/contract/sms.ts';
import { isYeni } from '@defter/contract/degisen.ts';
import type { HazirMesajKaydi } from '@defter/contract/sms.ts';
import type { output } from 'zod/mini';
import { sql } from 'kysely';
import { changeRecord } from '../../../platform/db/change-record.ts';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../../platform/http/reply.ts';
import { UNVERSIONED } from '../../../platform/http/unversioned.ts';

export async function listHazirMesajlar({ tx }: Context<typeof smsCalls.hazirMesajlar>) {
  const { rows } = await sql<JsonOf<typeof smsCalls.hazirMesajlar>>`
    select coalesce(json_agg(satir), '[]')::text as liste from (
      select id, surum, id::text as "uniqueID", bayi_id as "bayiID", baslik, mesaj, tur from sms_hazir_mesaj order by katla(baslik), id
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

type Yeni = output<typeof HazirMesajKaydi>;

/**
 * Saves texts: one with an id is changed by what was sent of it, one without is new.
 * @throws AppError kayitDegismis for one whose version says that somebody has saved it since
 */
export async function saveHazirMesajlar({ tx, body: { model }, degisim, note }: Context<typeof smsCalls.saveHazirMesajlar>) {
  const before: Record<string, string | null> = {};
  const after: Record<string, string | null> = {};
  const idler: number[] = [];
  let isUnversioned = false;
  for (const satir of model) {
    if (isYeni<Yeni>(satir)) {
      const { baslik, mesaj, tur } = satir;
      const { id } = await tx.insertInto('sms_hazir_mesaj').values({ baslik, mesaj, tur }).returning('id').executeTakeFirstOrThrow();
      Object.assign(after, { [`mesaj:${baslik}`]: mesaj });
      idler.push(id);
      continue;
    }
    const { id, surum } = satir;
    const old = await changeRecord(tx, { tablo: 'sms_hazir_mesaj', id, surum }, { baslik: satir.baslik, mesaj: satir.mesaj, tur: satir.tur });
    const { baslik = old.baslik, mesaj = old.mesaj, tur = old.tur } = satir;
    isUnversioned ||= surum == null && (baslik !== old.baslik || mesaj !== old.mesaj || tur !== old.tur);
    // A new name is told beside the old one.
    if (baslik !== old.baslik) {
      Object.assign(before, { [`baslik:${old.baslik}`]: old.baslik });
      Object.assign(after, { [`baslik:${old.baslik}`]: baslik });
    }
    Object.assign(before, { [`mesaj:${baslik}`]: old.mesaj, [`tur:${baslik}`]: old.tur });
    Object.assign(after, { [`mesaj:${baslik}`]: mesaj, [`tur:${baslik}`]: tur });
    idler.push(id);
  }
  degisim(before, after);
  if (isUnversioned) note(UNVERSIONED);
  return { idler };
}

export async function removeHazirMesaj({ tx, body: { id }, degisim }: Context<typeof smsCalls.removeHazirMesaj>) {
  const { baslik, mesaj } = found(await tx.deleteFrom('sms_hazir_mesaj').where('id', '=', id).returning(['baslik', 'mesaj']).executeTakeFirst());
  degisim({ [`mesaj:${baslik}`]: mesaj }, null);
  return { id };
}
