import { avansCalls } from '@defter/contract/avans.ts';
import { type Kurus, ZERO } from '@defter/rules/para.ts';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';

/** The credit of a customer; nothing for people who may not set it off. */
export function useAvans(musteriID: number | undefined): Kurus {
  const { can } = useYetki();
  const enabled = musteriID !== undefined && can(avansCalls.mahsup.yetki);
  const { data } = useCall(avansCalls.get, { params: { id: musteriID ?? 0 } }, { enabled });
  return enabled ? (data?.kalan ?? ZERO) : ZERO;
}
