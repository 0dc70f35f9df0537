import type { AnyCall, BodyOf } from '@defter/contract/call.ts';
import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { noteIzin, readNumaralar } from '../ileti-izni/note-izin.ts';
import { GUNCEL_METINLER } from './metinler.ts';

export type RizaSecimleri = BodyOf<typeof kvkkCalls.imzala>['rizalar'];

type Kayit = {
  musteriID: number;
  aydinlatmaID: number;
  rizalar: RizaSecimleri;
  /** Who wrote it down; null for who has agreed by the page of the salon. */
  personelID: number | null;
  /** When it was given, where that was before now. */
  zaman?: string;
  kanit: { kanal: 'smsKod'; telefon: string } | { kanal: 'imza'; imza: string };
};

/** The consents to save, in order. */
export const readRizalar = async (tx: Tx, musteriID: number): Promise<string[]> =>
  (await tx.selectFrom('kvkk_riza').where('musteri_id', '=', musteriID).where('bitis_zamani', 'is', null).select('amac').orderBy('amac').execute()).map(
    ({ amac }) => amac,
  );

/** Saves consents. A consent to the same purpose that was given before ends, and the new one begins now. */
export async function saveRizalar({ tx, degisim }: Pick<Context<AnyCall>, 'tx' | 'degisim'>, kayit: Kayit): Promise<void> {
  const { musteriID, aydinlatmaID, rizalar, personelID, zaman, kanit } = kayit;
  const onceki = await readRizalar(tx, musteriID);
  const verilen = [...new Set(rizalar.map(({ amac }) => amac))].toSorted();
  // The new consent is to the text of today.
  degisim({ rizalar: onceki }, { verilenRizalar: verilen, rizalar: [...new Set([...onceki, ...verilen])].toSorted(), kanal: kanit.kanal });
  const secimler = JSON.stringify(rizalar);
  const COLUMNS = sql`y (amac text, "metinID" bigint)`;
  await sql`
    update kvkk_riza r set bitis_zamani = now(), bitis_turu = 'yenilendi', bitiren_personel_id = ${personelID}
    from json_to_recordset(${secimler}::json) as ${COLUMNS}
    where r.musteri_id = ${musteriID} and r.amac = y.amac and r.bitis_zamani is null`.execute(tx);
  await sql`
    insert into kvkk_riza (musteri_id, amac, metin_id, aydinlatma_id, kanal, telefon, imza, personel_id, zaman)
    select distinct on (y.amac) ${musteriID}::bigint, y.amac, y."metinID", ${aydinlatmaID}::bigint, ${kanit.kanal},
      ${'telefon' in kanit ? kanit.telefon : null}, ${'imza' in kanit ? kanit.imza : null}, ${personelID}::bigint,
      coalesce(${zaman ?? null}::timestamptz, now())
    from json_to_recordset(${secimler}::json) as ${COLUMNS}`.execute(tx);
  if (!verilen.includes('ticariIleti')) return;
  const telefonlar = 'telefon' in kanit ? [kanit.telefon] : await readNumaralar(tx, musteriID);
  await noteIzin(tx, { telefonlar, kanal: 'sms', izin: 'onay', kaynak: kanit.kanal, personelID, zaman });
}

/** Refuses consent to a text that is no longer in force, or that belongs to another purpose. */
export async function requireGuncel(tx: Tx, aydinlatmaID: number, rizalar: RizaSecimleri): Promise<void> {
  const wanted = JSON.stringify([{ amac: 'aydinlatma', metinID: aydinlatmaID }, ...rizalar]);
  const { rows } = await sql<{ eski: number; yok: number }>`
    select count(*) filter (where m.id is null) as yok, count(*) filter (where g.id is null) as eski
    from json_to_recordset(${wanted}::json) as y (amac text, "metinID" bigint)
    left join kvkk_metni m on m.id = y."metinID" and m.tur = y.amac
    left join (${GUNCEL_METINLER}) g on g.id = m.id`.execute(tx);
  const { yok, eski } = rows[0]!;
  if (yok > 0) throw new AppError('bulunamadi');
  if (eski > 0) throw new AppError('kvkkMetniDegisti');
}
