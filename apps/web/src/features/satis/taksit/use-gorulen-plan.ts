import type { HataKodu } from '@defter/contract/errors.ts';
import type { Satis } from '@defter/contract/satis.ts';
import { useState } from 'react';

/**
 * The plan that a panel shows and changes: as it was when the panel opened, so that the server refuses and people hear what another desk has changed
 * since. From then on the newest, or trying again would be refused without an end.
 */
export function useGorulenPlan(satis: Satis): { gorulen: Satis; hearRefusal: (refusal: { kod?: HataKodu }) => void } {
  const [ilk] = useState(satis);
  const [isOld, setOld] = useState(false);
  return { gorulen: isOld ? satis : ilk, hearRefusal: ({ kod }) => kod === 'kayitDegismis' && setOld(true) };
}
