import { personelCalls } from '@defter/contract/personel.ts';
import { hashPassword } from '../../../src/platform/auth/password.ts';
import { buildPersonel, buildTelefon } from '../../build.ts';
import type { Inputs, Place } from '../input.ts';

const personel = async ({ server, bayi }: Place) => ({ id: (await buildPersonel(server, bayi, [])).personelID });
const kayit = { ad: 'Elif', soyad: 'Uzman', hizmetPrim: 12.5, webKullanicisi: false };

export const PAROLA = 'Lavanta7Bahce';

let hash: Promise<string> | undefined;

/** Gives the caller a password that is known here. */
export async function setParola({ server, kisi: { bayiID, personelID } }: Place): Promise<void> {
  hash ??= hashPassword(PAROLA);
  const parola_hash = await hash;
  await server.platform.database.system((tx) =>
    tx.updateTable('kimlik').set({ parola_hash }).where('bayi_id', '=', bayiID).where('personel_id', '=', personelID).execute(),
  );
}

export const personelInputs: Inputs<typeof personelCalls> = {
  list: { query: { ara: 'a', aktifMi: true } },
  create: { body: kayit },
  update: async (place) => ({ body: { ...kayit, ...(await personel(place)) } }),
  remove: async (place) => ({ body: await personel(place) }),
  yetkiler: async (place) => ({ params: await personel(place) }),
  raporYetkileri: async (place) => ({ params: await personel(place) }),
  parolaDegistir: {
    own: async (place) => {
      await setParola(place);
      return { body: { sifre: PAROLA, parola: 'Begonvil9Sokak' } };
    },
  },
  kisiselBilgiler: {},
  telefonKodu: { own: async () => ({ body: { cepTelefonu: buildTelefon() } }) },
  saveKisiselBilgiler: {
    own: async ({ server, kisi }) => {
      const { cepTelefonu } = await server.mustSend(personelCalls.kisiselBilgiler, {}, { jeton: kisi.jeton });
      return { body: { ad: 'Deniz', soyad: 'Aydın', cepTelefonu, ePosta: `kisisel${kisi.personelID}.${kisi.bayiID}@ornek.test`, adres: 'Lale Sokak 3' } };
    },
  },
};
