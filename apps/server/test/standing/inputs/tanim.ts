import { TANIM_TURLERI, tanimOf, type tanimCalls, type TanimTuru, type tanimTuruCalls } from '@defter/contract/tanim.ts';
import { buildTanim, mergeTanim } from '../../build-tanim.ts';
import type { Inputs, Place } from '../input.ts';

const tanim = (tur: TanimTuru) => async ({ server, bayi }: Place) => buildTanim(server, bayi, tur);

/** The parent entry that an entry of a nested kind needs. */
async function ustOf(tur: TanimTuru, { server, bayi }: Place): Promise<Record<string, number>> {
  const { ust } = tanimOf(tur);
  return ust ? { [ust.alan]: (await buildTanim(server, bayi, ust.tur as TanimTuru)).id } : {};
}

/** All kinds are called alike. */
function inputsOf(tur: TanimTuru) {
  const { ust, calls } = tanimOf(tur);
  const list = ust
    ? async (place: Place) => ({ params: { [ust.param]: (await tanim(ust.tur as TanimTuru)(place)).id }, query: { aktifMi: true, ara: 'a' } })
    : { query: { ara: 'a' } };
  if (!calls.create) return { list };
  const saved = {
    create: ust ? async (place: Place) => ({ body: { adi: 'Yeni kayıt', ...(await ustOf(tur, place)) } }) : { body: { adi: 'Yeni kayıt' } },
    remove: async (place: Place) => ({ body: await tanim(tur)(place) }),
  };
  const update = async (place: Place) => ({ body: { ...(await tanim(tur)(place)), ...(await ustOf(tur, place)), adi: 'Değişen' } });
  return calls.update ? { list, ...saved, update } : { list, ...saved };
}

export const tanimTuruInputs = Object.fromEntries(TANIM_TURLERI.map((tur) => [tur, inputsOf(tur)])) as unknown as {
  [T in TanimTuru]: Inputs<(typeof tanimTuruCalls)[T]>;
};

const cift = async ({ server, bayi }: Place) => {
  const { id } = await buildTanim(server, bayi, 'meslek');
  return { tur: 'meslek' as const, id, hedefID: (await buildTanim(server, bayi, 'meslek')).id };
};

export const tanimInputs: Inputs<typeof tanimCalls> = {
  hepsi: {},
  kullanim: async (place) => ({ params: { tur: 'meslek', ...(await tanim('meslek')(place)) } }),
  birlestir: async (place) => ({ body: await cift(place) }),
  birlestirmeler: {},
  geriAl: async (place) => {
    const { id, hedefID } = await cift(place);
    return { body: { id: await mergeTanim(place.server, place.bayi, 'meslek', id, hedefID) } };
  },
};
