import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import type { Answer } from '../server.ts';
import { read } from '../isler/masa.ts';
import { anyMusteri, type Masa } from './masa.ts';

/* Chooses the subject of an act among the records of the server. */

type Okunan = Answer<typeof satisCalls.get>['satis'];
type Listelenen = Answer<typeof satisCalls.list>['liste'][number];

/** Sales as their list has them, the newest first. */
export const listSatislar = async (masa: Masa, query: object = {}): Promise<Listelenen[]> => (await read(masa, satisCalls.list, { query: { sayfaBoyutu: 60, ...query } })).liste;

/** One of the last sales that fits a condition, as its page reads it. */
export async function anySatis(masa: Masa, query: object = {}, kosul: (satis: Listelenen) => boolean = () => true): Promise<Okunan | undefined> {
  const bulunan = (await listSatislar(masa, query)).filter(kosul);
  if (bulunan.length === 0) return undefined;
  return (await read(masa, satisCalls.get, { params: { id: masa.random.pick(bulunan).id } })).satis;
}

type Hak = Answer<typeof seansCalls.paketler>['liste'][number];

/** Sessions that fit a condition; shared ones belong to their owner. */
export async function anyHak(masa: Masa, kosul: (hak: Hak) => boolean): Promise<{ musteriID: number; hak: Hak } | undefined> {
  const { salon, random } = masa;
  const musteriID = anyMusteri(masa);
  const sira = [musteriID, ...salon.musteriler.filter((id) => id !== musteriID)];
  for (const id of sira.slice(0, 3)) {
    const { liste } = await read(masa, seansCalls.paketler, { params: { id }, query: { sayfaBoyutu: 100 } });
    const bulunan = liste.filter(kosul);
    if (bulunan.length > 0) return { musteriID: id, hak: random.pick(bulunan) };
  }
  return undefined;
}
