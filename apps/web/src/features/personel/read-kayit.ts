import { personelCalls, type Personel } from '@defter/contract/personel.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import type { Haklar } from './form-values.ts';

/** The record of a colleague, with the rights for people who may see them. */
export type PersonelKarti = { personel: Personel; haklar: Haklar | undefined };

/** Reads the record of a colleague again, with as many parts as were known before; undefined when it is gone. */
export async function readKayit({ personel: { id }, haklar: known }: PersonelKarti): Promise<PersonelKarti | undefined> {
  const [{ liste }, haklar] = await Promise.all([
    readAnew(personelCalls.list, { query: { personelID: id } }),
    known && Promise.all([readAnew(personelCalls.yetkiler, { params: { id } }), readAnew(personelCalls.raporYetkileri, { params: { id } })]),
  ]);
  return liste[0] && { personel: liste[0], haklar: haklar && { yetkiler: haklar[0].yetkiler, raporYetkileri: haklar[1].raporYetkileri } };
}
