import type { BodyOf } from '@defter/contract/call.ts';
import type { randevuCalls } from '@defter/contract/randevu.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import { AppError, found, wrongFields } from '../../../platform/errors/app-error.ts';
import type { MevcutRandevu } from '../read-randevu.ts';

/** The column that appointments go to, and who performs them there; `kisiye` where a person was named and no column. */
export type Hedef = { id: number; personelID: number | null; kisiye: boolean };

type Secilen = { randevuSutunBaslikID: number | null; personelID: number | null };

/** The column that was named, or the first one of the person. Throws zorunluAlan without either, 404 where there is none. */
export async function findHedef(tx: Tx, { randevuSutunBaslikID, personelID }: Secilen): Promise<Hedef> {
  if (randevuSutunBaslikID === null && personelID === null) throw wrongFields({ randevuSutunBaslikID: 'zorunluAlan' });
  const row = await tx
    .selectFrom('randevu_basligi')
    .$if(randevuSutunBaslikID !== null, (sorgu) => sorgu.where('id', '=', randevuSutunBaslikID))
    .$if(randevuSutunBaslikID === null, (sorgu) => sorgu.where('personel_id', '=', personelID))
    .where('randevuda_goster', '=', true)
    .select(['id', 'personel_id as personelID'])
    .orderBy('sira_no')
    .orderBy('id')
    .executeTakeFirst();
  const sutun = found(row);
  return { id: sutun.id, personelID: personelID ?? sutun.personelID, kisiye: randevuSutunBaslikID === null };
}

/**
 * The change that gives an appointment to a column and to whomever it stands for. One in a room stays there when it goes to a person.
 * @throws AppError randevuAktarilmis where it is there already
 */
export function givenTo(id: number, eski: MevcutRandevu, hedef: Hedef): BodyOf<typeof randevuCalls.update> {
  const randevuSutunBaslikID = hedef.kisiye && eski.sutunPersonelID === null ? eski.sutunID : hedef.id;
  const uygulayanPersonelID = hedef.personelID ?? (eski.uygulayanID === eski.sutunPersonelID ? null : eski.uygulayanID);
  if (randevuSutunBaslikID === eski.sutunID && uygulayanPersonelID === eski.uygulayanID) throw new AppError('randevuAktarilmis');
  return { id, randevuSutunBaslikID, uygulayanPersonelID };
}
