import { authCalls } from '@defter/contract/auth.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { age } from '../../auth.ts';
import { buildTelefon } from '../../build.ts';
import { type Inputs, type Place, TARAYICI } from '../input.ts';
import { PAROLA, setParola } from './personel.ts';

/** The code in the newest text to a number, which is sent by SMS only. */
async function readKod({ server }: Place, telefon: string): Promise<string> {
  const { mesaj } = await server.platform.database.system((tx) =>
    tx.selectFrom('giden_mesaj').select('mesaj').where('telefon', '=', telefon).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  );
  return /\d{6}/.exec(mesaj)![0];
}

async function telefonOf({ server, kisi: { bayiID, personelID } }: Place): Promise<string> {
  const { cep_telefonu } = await server.platform.database.system((tx) =>
    tx
      .selectFrom('kimlik')
      .select('cep_telefonu')
      .where('bayi_id', '=', bayiID)
      .where('personel_id', '=', personelID)
      .executeTakeFirstOrThrow(),
  );
  return cep_telefonu!;
}

async function askKod(place: Place, call: typeof authCalls.kayitKontrol | typeof authCalls.parolaSifirla, cepTelefonu: string) {
  await place.server.mustSend(call, { body: { cepTelefonu } });
  return { cepTelefonu, smsKodu: await readKod(place, cepTelefonu) };
}

const askKayitKodu = (place: Place) => askKod(place, authCalls.kayitKontrol, buildTelefon());
async function askParolaKodu(place: Place) {
  const telefon = await telefonOf(place);
  // Only one is sent in a minute, and the call before may have asked for one.
  await age(place.server, telefon, '2 minutes');
  return askKod(place, authCalls.parolaSifirla, telefon);
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const authInputs: Inputs<typeof authCalls> = {
  giris: {
    own: async (place) => {
      await setParola(place);
      return { body: { kullaniciAdi: await telefonOf(place), parola: PAROLA } };
    },
  },
  kayitKontrol: { own: async () => ({ body: { cepTelefonu: buildTelefon() } }) },
  smsDogrula: { own: async (place) => ({ body: await askKayitKodu(place) }) },
  kayitOl: {
    own: async (place) => {
      const kod = await askKayitKodu(place);
      await place.server.mustSend(authCalls.smsDogrula, { body: kod }, { tarayici: TARAYICI });
      const { cepTelefonu } = kod;
      return {
        body: { sektorID: 1, adSoyad: 'Defne Aksoy', firmaAdi: 'Işıl', cepTelefonu, email: `${cepTelefonu}@ornek.test`, parola: PAROLA },
      };
    },
  },
  parolaSifirla: { own: async (place) => ({ body: { cepTelefonu: await telefonOf(place) } }) },
  parolaDogrula: { own: async (place) => ({ body: await askParolaKodu(place) }) },
  parolaDegis: { own: async (place) => ({ body: { ...(await askParolaKodu(place)), parola: 'Begonvil9Sokak' } }) },
  sektorler: {},
  paketler: {},
  avatar: { body: { avatar: new File([PNG], 'ben.png', { type: 'image/png' }) } },
  validateToken: {},
  refresh: {},
  kosulOnayla: { body: { surum: KOSUL_SURUMU } },
  oturumlar: {},
  oturumKapat: async ({ server, kisi }) => {
    const { liste } = await server.mustSend(authCalls.oturumlar, {}, { jeton: kisi.jeton });
    return { body: { id: liste[0]!.id } };
  },
  cikis: {},
};
