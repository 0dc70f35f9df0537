import type { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { buildMusteri } from '../../build.ts';
import type { Inputs } from '../input.ts';

export const kayitGunluguInputs: Inputs<typeof kayitGunluguCalls> = {
  list: { query: { menuID: 1, islemID: 1, aciklama: 'a', baslangic: '2026-11-01', bitis: '2099-12-31' } },
  gecmis: { own: async ({ server, bayi }) => ({ query: { menu: 'musteri', kayitID: (await buildMusteri(server, bayi)).id } }) },
  menuler: {},
  islemler: {},
};
