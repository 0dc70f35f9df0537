import type { Tx } from '../db/connection.ts';
import type { Oturum } from './oturum.ts';

/** Ends a session of a person, or with null all of theirs, and tells from where they were used. Needs the same rights as saveKimlik. */
export const endOturum = (tx: Tx, { bayiID, personelID }: Pick<Oturum, 'bayiID' | 'personelID'>, id: string | null): Promise<{ cihaz: string; ip: string }[]> =>
  tx
    .deleteFrom('oturum')
    .where('bayi_id', '=', bayiID)
    .where('personel_id', '=', personelID)
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .returning(['cihaz', 'ip'])
    .execute();
