import type { BodyOf } from '@defter/contract/call.ts';
import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { found, Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { requireNew } from '../../platform/http/require-new.ts';

type Kayit = BodyOf<typeof girisCikisCalls.create>;

export async function createGirisCikis({ tx, body, oturum, clock }: Context<typeof girisCikisCalls.create>) {
  requireNew(body);
  return tx
    .insertInto('personel_giris_cikis')
    .values({ ...valuesOf(body, clock), personel_id: body.personelID, kaydeden_personel_id: oturum.personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Corrects a record; by whose hand it now stands, and no more by the code. Whose it is does not change. */
export async function updateGirisCikis({ tx, body, oturum, clock, note }: Context<typeof girisCikisCalls.update>) {
  const values = valuesOf(body, clock);
  const before = await tx
    .selectFrom('personel_giris_cikis')
    .select(['zaman', 'islem_tipi'])
    .where('id', '=', body.id)
    .where('personel_id', '=', body.personelID)
    .where('silindi', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { zaman, islem_tipi } = found(before);
  await tx
    .updateTable('personel_giris_cikis')
    .set({ ...values, qr_dilimi: null, kaydeden_personel_id: oturum.personelID })
    .where('id', '=', body.id)
    .execute();
  note(`${islem_tipi} ${zaman} → ${body.islemTipi} ${values.zaman}`);
  return { id: body.id };
}

/** Takes a record back. It says what somebody did at the door, so it stays to be read and to be put back. */
export async function removeGirisCikis({ tx, body: { id }, note }: Context<typeof girisCikisCalls.remove>) {
  const gone = await tx
    .updateTable('personel_giris_cikis')
    .set({ silindi: sql`now()` })
    .where('id', '=', id)
    .where('silindi', 'is', null)
    .returning(['zaman', 'islem_tipi'])
    .executeTakeFirst();
  const { zaman, islem_tipi } = found(gone);
  note(`${islem_tipi} ${zaman}`);
  return { id };
}

export async function restoreGirisCikis({ tx, body: { id }, note }: Context<typeof girisCikisCalls.geriAl>) {
  const back = await tx
    .updateTable('personel_giris_cikis')
    .set({ silindi: null })
    .where('id', '=', id)
    .where('silindi', 'is not', null)
    .returning(['zaman', 'islem_tipi'])
    .executeTakeFirst();
  const { zaman, islem_tipi } = found(back);
  note(`${islem_tipi} ${zaman}`);
  return { id };
}

/** Throws tarihIleri: nobody has come yet who is only going to. */
function valuesOf({ tarih, saat, islemTipi, kartNo, aciklama }: Kayit, clock: Clock) {
  const zaman = `${tarih} ${saat}`;
  if (zaman > clock.wallClock().slice(0, 16)) throw new Hata('tarihIleri', { alanlar: { [tarih > clock.today() ? 'tarih' : 'saat']: 'tarihIleri' } });
  return { zaman, islem_tipi: islemTipi, kart_no: kartNo, aciklama };
}
