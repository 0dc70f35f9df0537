import type { girisCikisCalls, GirisCikisKaydi } from '@defter/contract/giris-cikis.ts';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { withUnsaid } from '@defter/contract/degisen.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import { isSame, wireOf } from '../../platform/degisim.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';

type Kayit = Omit<z.output<typeof GirisCikisKaydi>, 'id' | 'surum'>;

const ALANLAR = ['zaman', 'islem_tipi', 'kart_no', 'aciklama'] as const;

/** As the record log tells of it: to the minute, as it is saved. */
const tellKayit = (kayit: { zaman: string; islem_tipi: string; kart_no: string | null; aciklama: string | null }) =>
  wireOf({ ...kayit, zaman: kayit.zaman.slice(0, 16) });

type Row = { zaman: string; islem_tipi: string; kart_no: string | null; aciklama: string | null; personel_id: number };
/** A record that is saved, as it would be sent. */
const kayitOf = ({ zaman, islem_tipi, kart_no, aciklama, personel_id }: Row): Kayit => ({
  personelID: personel_id,
  tarih: zaman.slice(0, 10),
  saat: zaman.slice(11, 16),
  islemTipi: islem_tipi as Kayit['islemTipi'],
  kartNo: kart_no,
  aciklama,
});

export async function createGirisCikis({ tx, body, oturum, clock, degisim, about }: Context<typeof girisCikisCalls.create>) {
  requireNew(body);
  const values = valuesOf({ ...body, tarih: body.tarih ?? clock.today() }, clock);
  const row = await tx
    .insertInto('personel_giris_cikis')
    .values({ ...values, personel_id: body.personelID, kaydeden_personel_id: oturum.personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
  degisim(null, wireOf(values));
  about(body.personelID, row.id);
  return row;
}

/** Corrects a record; by whose hand it now stands, and no more by the code. Whose it is does not change. */
export async function updateGirisCikis({ tx, body: sent, oturum, clock, degisim, about }: Context<typeof girisCikisCalls.update>) {
  const { surum, personelID: _personelID, ...said } = sent;
  await raiseSurum(tx, { tablo: 'personel_giris_cikis', id: sent.id }, surum);
  const row = await tx
    .selectFrom('personel_giris_cikis')
    .select([...ALANLAR, 'personel_id'])
    .where('id', '=', sent.id)
    .$if(sent.personelID !== undefined, (query) => query.where('personel_id', '=', sent.personelID!))
    .where('silindi', 'is', null)
    .executeTakeFirst();
  const before = found(row);
  const body = withUnsaid({ ...said, personelID: before.personel_id }, kayitOf(before));
  const values = valuesOf(body, clock);
  const eski = tellKayit(before);
  degisim(eski, wireOf(values));
  about(body.personelID, sent.id);
  // A record that is saved unchanged still counts as read at the door.
  if (isSame(eski, wireOf(values))) return { id: sent.id };
  await tx
    .updateTable('personel_giris_cikis')
    .set({ ...values, qr_dilimi: null, kaydeden_personel_id: oturum.personelID })
    .where('id', '=', sent.id)
    .execute();
  return { id: sent.id };
}

/** Takes a record back. It says what somebody did at the door, so it stays to be read and to be put back. */
export async function removeGirisCikis({ tx, body: { id }, degisim, about }: Context<typeof girisCikisCalls.remove>) {
  const gone = await tx
    .updateTable('personel_giris_cikis')
    .set({ silindi: sql`now()` })
    .where('id', '=', id)
    .where('silindi', 'is', null)
    .returning([...ALANLAR, 'personel_id'])
    .executeTakeFirst();
  const { personel_id: personelID, ...kayit } = found(gone);
  degisim(tellKayit(kayit), null);
  about(personelID, id);
  return { id };
}

export async function restoreGirisCikis({ tx, body: { id }, degisim, about }: Context<typeof girisCikisCalls.geriAl>) {
  const back = await tx
    .updateTable('personel_giris_cikis')
    .set({ silindi: null })
    .where('id', '=', id)
    .where('silindi', 'is not', null)
    .returning([...ALANLAR, 'personel_id'])
    .executeTakeFirst();
  const { personel_id: personelID, ...kayit } = found(back);
  degisim(null, { geriGeldi: true, ...tellKayit(kayit) });
  about(personelID, id);
  return { id };
}

/** Throws tarihIleri or saatIleri: nobody has come yet who is only going to. */
function valuesOf({ tarih, saat, islemTipi, kartNo, aciklama }: Kayit, clock: Clock) {
  const zaman = `${tarih} ${saat}`;
  if (tarih > clock.today()) throw refusalAt('tarih', 'tarihIleri');
  if (zaman > clock.wallClock().slice(0, 16)) throw refusalAt('saat', 'saatIleri');
  return { zaman, islem_tipi: islemTipi, kart_no: kartNo, aciklama };
}
