import { paketProgramCalls } from '@defter/contract/paket-program.ts';
import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { buildAltUrun, buildMusteri, type TestBayi } from './build.ts';
import type { TestServer } from './server.ts';

let counter = 0;

type Icerik = { altUrunID: number; miktar?: number; birimFiyat?: number; iskonto?: number; varsayilan?: boolean };

/** A program of eight sessions of one service and one of another, unless it says otherwise. */
export async function buildPaketProgram(server: TestServer, bayi: TestBayi, overrides: { adi?: string; menuGrupID?: number; fiyat?: number; icerikler?: Icerik[]; gecerlilikAy?: number; kullanim?: 'kisi' | 'aile' | 'kod' } = {}) {
  counter += 1;
  const icerikler = overrides.icerikler ?? [
    { altUrunID: (await buildAltUrun(server, bayi)).id, miktar: 8 },
    { altUrunID: (await buildAltUrun(server, bayi)).id, miktar: 1 },
  ];
  const { id } = await server.mustSend(paketProgramCalls.create, { body: { adi: `Program ${counter}`, ...overrides, icerikler } }, { jeton: bayi.jeton });
  return { id, icerikler };
}

type PaketOverrides = { musteriID?: number; programID?: number; altUrunID?: number; miktar?: number; odemeler?: { odemeSekliID: number; tutar: number }[] };

/** A package sale: of the given program, otherwise of some sessions of one service. */
export async function buildPaketSatis(server: TestServer, bayi: TestBayi, { programID, altUrunID, miktar = 8, ...overrides }: PaketOverrides = {}) {
  const musteriID = overrides.musteriID ?? (await buildMusteri(server, bayi)).id;
  const urunID = altUrunID ?? (await buildAltUrun(server, bayi)).id;
  const eklenenler = programID === undefined ? [{ altUrunID: urunID, miktar }] : [];
  const reply = await server.mustSend(paketSatisCalls.create, { body: { musteriID, menuID: programID ?? null, eklenenler, odemeler: overrides.odemeler ?? [] } }, { jeton: bayi.jeton });
  const { liste } = await server.mustSend(seansCalls.paketler, { params: { id: musteriID } }, { jeton: bayi.jeton });
  return { ...reply, musteriID, altUrunID: urunID, haklar: liste.filter(({ satisID }) => satisID === reply.id) };
}
