import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { buildAltUrun } from '../../build.ts';
import { buildTanim } from '../../build-tanim.ts';
import type { Inputs, Place } from '../input.ts';

let counter = 0;
const kayit = () => ({ rapor: 'satis-raporu' as const, adi: `Haftanın satışları ${(counter += 1)}`, herkese: true, ayar: { donem: 'gecenHafta' as const, sirala: '-tutar', sutunlar: ['tarih', 'tutar'] } });
const gorunum = async ({ server, bayi }: Place) => ({ id: (await server.mustSend(raporGorunumuCalls.create, { body: kayit() as never }, { jeton: bayi.jeton })).id });

/** All fields are filled, none with the default of a new one. */
export async function fullGorunum(place: Place) {
  const { server, bayi } = place;
  const [{ id: grupID }, { id: altUrunID }] = [await buildTanim(server, bayi, 'musteriGrubu'), await buildAltUrun(server, bayi)];
  const ayar = { donem: 'buHafta' as const, baslangicTarihi: '2026-11-01', bitisTarihi: '2026-11-15', tarih: '2026-11-20', karsilastir: 'onceki' as const, personelID: bayi.personelID, grupID, gelirMi: true, altUrunID, odemeSekliID: 1, sirala: 'kalan', sutunlar: ['kalan'] };
  return { ...(await gorunum(place)), adi: `Kalanlar ${counter}`, herkese: true, ayar, alicilar: [bayi.personelID] };
}

export const raporGorunumuInputs: Inputs<typeof raporGorunumuCalls> = {
  list: {
    own: async (place) => {
      await gorunum(place);
      return {};
    },
  },
  create: { own: () => Promise.resolve({ body: kayit() as never }) },
  update: async (place) => ({ body: await fullGorunum(place) }),
  remove: async (place) => ({ body: await gorunum(place) }),
};
