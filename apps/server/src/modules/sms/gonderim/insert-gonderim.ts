import type { IletiKanali, IletiTuru } from '@defter/rules/ileti.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { queueToplu, type Toplu } from '../../../platform/outside/mesaj/outbox.ts';

type Gonderim = {
  bayiID: number;
  kanal: IletiKanali;
  tur: IletiTuru;
  /** The sender that a text shows, or the title of a notice. */
  baslik: string | null;
  mesaj: string;
  /** When it begins to leave (ISO); null for now. */
  zaman: string | null;
  personelID: number;
  alicilar: Toplu['alicilar'];
};

/** Notes one message to many and queues it. Answers the id of the sending. */
export async function insertGonderim(tx: Tx, { bayiID, kanal, tur, baslik, mesaj, zaman, personelID, alicilar }: Gonderim): Promise<number> {
  const { id } = await tx
    .insertInto('sms_gonderim')
    .values({ kanal, tur, baslik, mesaj, zaman: zaman ?? sql`now()`, toplam: alicilar.length, personel_id: personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
  await asOwner(tx, () => queueToplu(tx, { bayiID, gonderimID: id, tur, kanal, baslik: kanal === 'sms' ? baslik : null, zaman, alicilar }));
  return id;
}
