import { veriPaketiCalls } from '@defter/contract/veri-paketi.ts';
import { hashPassword } from '../../../src/platform/auth/password.ts';
import { makePaket } from '../../../src/modules/veri-paketi/paket-line.ts';
import type { Inputs, Place } from '../input.ts';

const SIFRE = 'Defter2026';
let hash: Promise<string> | undefined;

/** Gives the owner a password that is not locked, and ends a file that is being made. */
async function ready({ server, bayi: { bayiID, personelID } }: Place) {
  await server.house('update kimlik set parola_hash = $1 where bayi_id = $2 and personel_id = $3', [await (hash ??= hashPassword(SIFRE)), bayiID, personelID]);
  await server.house('delete from deneme where anahtar like $1', [`%${bayiID}.${personelID}%`]);
  await server.rows(`delete from veri_paketi where bayi_id = ${bayiID}`);
  return { body: { sifre: SIFRE } };
}

/** A finished file. */
async function made({ server, bayi: { bayiID, personelID } }: Place) {
  await server.rows(`delete from veri_paketi where bayi_id = ${bayiID}`);
  const [row] = await server.rows<{ id: number }>(`insert into veri_paketi (bayi_id, isteyen_id) values (${bayiID}, ${personelID}) returning id`);
  await makePaket(server.platform, { bayiID, id: Number(row!.id) }, () => false);
}

export const veriPaketiInputs: Inputs<typeof veriPaketiCalls> = {
  get: {
    own: async (place) => {
      await made(place);
      return {};
    },
  },
  iste: { own: ready },
  baglanti: {
    own: async (place) => {
      await made(place);
      return {};
    },
  },
};
