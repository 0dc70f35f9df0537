import type { musteriCalls } from '@defter/contract/musteri.ts';
import { found } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { chooseVarsayilan } from './save-telefonlar.ts';
import { updateArama } from './update-arama.ts';

export async function removeTelefon({ tx, body }: Context<typeof musteriCalls.removeTelefon>) {
  const row = await tx.deleteFrom('musteri_telefon').where('id', '=', body.id).returning('musteri_id').executeTakeFirst();
  const { musteri_id: musteriID } = found(row);
  await chooseVarsayilan(tx, musteriID);
  await updateArama(tx, musteriID);
  return { id: body.id };
}

export async function removeAdres({ tx, body }: Context<typeof musteriCalls.removeAdres>) {
  return found(await tx.deleteFrom('musteri_adres').where('id', '=', body.id).returning('id').executeTakeFirst());
}
