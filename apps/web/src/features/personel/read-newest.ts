import { personelCalls, type Personel } from '@defter/contract/personel.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import type { Haklar } from './form-values.ts';

/** A colleague with the rights, if the signed-in person may see them. */
export type PersonelKaydi = { personel: Personel; haklar: Haklar | undefined };

/** Reads the current record of a colleague, with the rights for people who may see them; undefined when it is gone. */
export async function readNewest({ personel: { id }, haklar: before }: PersonelKaydi): Promise<PersonelKaydi | undefined> {
  const [{ liste }, haklar] = await Promise.all([
    readAnew(personelCalls.list, { query: { personelID: id } }),
    before && Promise.all([readAnew(personelCalls.yetkiler, { params: { id } }), readAnew(personelCalls.raporYetkileri, { params: { id } })]),
  ]);
  return liste[0] && { personel: liste[0], haklar: haklar && { yetkiler: haklar[0].yetkiler, raporYetkileri: haklar[1].raporYetkileri } };
}
