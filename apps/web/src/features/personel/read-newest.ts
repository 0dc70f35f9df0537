import { personelCalls } from '@defter/contract/personel.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { today } from '../../ui/today.ts';
import { valuesOf, type PersonelDegerleri } from './form-values.ts';

/** Reads the current record of a colleague, with the rights for people who may see them; undefined when it is gone. */
export async function readNewest(id: number, withHaklar: boolean): Promise<PersonelDegerleri | undefined> {
  const [{ liste }, haklar] = await Promise.all([
    readAnew(personelCalls.list, { query: { personelID: id } }),
    withHaklar ? Promise.all([readAnew(personelCalls.yetkiler, { params: { id } }), readAnew(personelCalls.raporYetkileri, { params: { id } })]) : undefined,
  ]);
  return liste[0] && valuesOf(liste[0], haklar && { yetkiler: haklar[0].yetkiler, raporYetkileri: haklar[1].raporYetkileri }, today());
}
