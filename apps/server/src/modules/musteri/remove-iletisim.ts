import type { musteriCalls } from '@defter/contract/musteri.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkKalan } from './check-zorunlu-alanlar.ts';
import { deleteTelefon } from './delete-telefon.ts';

export async function removeTelefon({ tx, body, degisim, about }: Context<typeof musteriCalls.removeTelefon>) {
  const { musteriID, telefon } = await deleteTelefon(tx, body.id);
  await checkKalan(tx, musteriID, 'musteriTelefon.0.telefon');
  about(musteriID);
  degisim({ telefon }, null);
  return { id: body.id };
}

export async function removeAdres({ tx, body, degisim, about }: Context<typeof musteriCalls.removeAdres>) {
  const { musteri_id: musteriID, adres } = found(
    await tx.deleteFrom('musteri_adres').where('id', '=', body.id).returning(['musteri_id', 'adres']).executeTakeFirst(),
  );
  await checkKalan(tx, musteriID, 'adresler.0.adres');
  about(musteriID);
  degisim({ adres }, null);
  return { id: body.id };
}
