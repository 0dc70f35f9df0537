import { stokCalls } from '@defter/contract/stok.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { buildAltUrun, buildAnaUrun, type TestBayi } from './build.ts';
import type { TestServer } from './server.ts';

/** A product whose stock is kept, with so many that cost so much each. */
export async function buildStok(
  server: TestServer,
  bayi: TestBayi,
  { miktar = 0, maliyet = 0, ...overrides }: { miktar?: number; maliyet?: number; adi?: string; fiyat?: number; kritik?: number; anaUrunID?: number } = {},
): Promise<{ id: number; adi: string }> {
  const { kritik, ...urun } = overrides;
  const anaUrunID = urun.anaUrunID ?? (await buildAnaUrun(server, bayi, { satisTipi: 0 })).id;
  const yeni = await buildAltUrun(server, bayi, { ...urun, anaUrunID });
  await server.mustSend(urunCalls.createStok, { body: { id: yeni.id } }, { jeton: bayi.jeton });
  if (kritik !== undefined) await server.mustSend(stokCalls.saveMiktarlar, { body: { model: [{ altUrunID: yeni.id, kritik }] } }, { jeton: bayi.jeton });
  if (miktar > 0) await buildGiris(server, bayi, [{ altUrunID: yeni.id, miktar, tutar: Math.round(miktar * maliyet * 100) / 100 }]);
  return yeni;
}

/** A delivery of today. */
export async function buildGiris(server: TestServer, { jeton }: TestBayi, icerikler: object[], rest: object = {}): Promise<{ id: number }> {
  const { id } = await server.mustSend(stokCalls.createGiris, { body: { ...rest, icerikler } } as never, { jeton });
  return { id };
}

/** The stock of a product in the book. */
export async function readStok(server: TestServer, { jeton }: TestBayi, altUrunID: number): Promise<{ miktar: number; deger: number | null; maliyet: number | null; durum: string }> {
  const { liste } = await server.mustSend(stokCalls.list, { query: {} }, { jeton });
  const { miktar, deger, maliyet, durum } = liste.find(({ id }) => id === altUrunID)!;
  return { miktar, deger, maliyet, durum };
}
