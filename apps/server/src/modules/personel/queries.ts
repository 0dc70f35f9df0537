import type { Tx } from '../../platform/db/connection.ts';

/** How many colleagues work here now: what the plan's limit counts. */
export async function countPersonel(tx: Tx): Promise<number> {
  const { sayi } = await tx
    .selectFrom('personel')
    .where('calisiyor_mu', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('sayi'))
    .executeTakeFirstOrThrow();
  return sayi;
}
