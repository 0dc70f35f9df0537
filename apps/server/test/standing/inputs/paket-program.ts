import { menuCalls, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { buildTanim } from '../../build-tanim.ts';
import { buildAltUrun } from '../../build.ts';
import { buildPaketProgram } from '../../build-paket.ts';
import type { Inputs, Place } from '../input.ts';

const program = async ({ server, bayi }: Place) => ({ id: (await buildPaketProgram(server, bayi)).id });
let sayi = 0;
const kayit = async ({ server, bayi }: Place) => ({ adi: `Sekiz seans ${(sayi += 1)}`, fiyat: 900.5, icerikler: [{ altUrunID: (await buildAltUrun(server, bayi)).id, miktar: 8 }] });
const asMenu = ({ icerikler, ...rest }: Awaited<ReturnType<typeof kayit>>) => ({ ...rest, icerik: icerikler });

/** All fields are filled, none with the default of a new one. */
export const fullPaketProgram = async (place: Place) => ({
  ...(await program(place)),
  adi: `Dolu program ${(sayi += 1)}`,
  menuGrupID: (await buildTanim(place.server, place.bayi, 'paketGrubu')).id,
  fiyat: 750,
  iskonto: 12.5,
  aktifMi: false,
  siraNo: 4,
  gecerlilikAy: 6,
  kullanim: 'aile',
  iadeKurali: 'paket',
  iadeKesintisi: 10,
  icerikler: [{ altUrunID: (await buildAltUrun(place.server, place.bayi)).id, miktar: 3, birimFiyat: 250, iskonto: 5, varsayilan: false }],
});
/** The same by the path of the menus. */
export const fullMenu = async (place: Place) => {
  const { icerikler, ...rest } = await fullPaketProgram(place);
  return { ...rest, icerik: icerikler };
};

export const paketProgramInputs: Inputs<typeof paketProgramCalls> = {
  list: { query: { aktifMi: true, paketProgramAdi: 'a', sirala: '-adi' } },
  create: async (place) => ({ body: await kayit(place) }),
  update: async (place) => ({ body: { ...(await program(place)), ...(await kayit(place)) } }),
  remove: async (place) => ({ body: await program(place) }),
};

export const menuInputs: Inputs<typeof menuCalls> = {
  list: { query: { ara: 'a' } },
  icerikler: async (place) => ({ params: await program(place) }),
  create: async (place) => ({ body: asMenu(await kayit(place)) }),
  update: async (place) => ({ body: { ...(await program(place)), ...asMenu(await kayit(place)) } }),
  remove: async (place) => ({ body: await program(place) }),
  removeIcerik: async (place) => {
    const { id } = await program(place);
    const { liste } = await place.server.mustSend(menuCalls.icerikler, { params: { id } }, { jeton: place.bayi.jeton });
    return { body: { id: liste[0]!.id } };
  },
};
