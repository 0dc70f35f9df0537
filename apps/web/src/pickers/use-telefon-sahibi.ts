import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { useCall } from '../app/data/query.ts';
import { useYetki } from '../app/session/yetki.ts';

/** The customer, passive ones too, who has this number already; undefined while it is nobody's or not whole yet. */
export function useTelefonSahibi(numara: string | null, musteriID: number): { id: number; adSoyad: string; aktifMi: boolean } | undefined {
  const { can } = useYetki();
  const telefon = normalizeTelefon(numara ?? '');
  const enabled = telefon !== undefined && can(birlestirmeCalls.benzerler.yetki);
  const { data } = useCall(birlestirmeCalls.benzerler, { body: { telefon: telefon ?? null, haricID: musteriID || null } }, { enabled });
  return enabled ? data?.liste[0] : undefined;
}
