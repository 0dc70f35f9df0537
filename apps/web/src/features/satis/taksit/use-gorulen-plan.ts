import type { HataKodu } from '@defter/contract/errors.ts';
import type { Satis } from '@defter/contract/satis.ts';
import { useState } from 'react';

/**
 * The plan that a panel shows and changes: the one of when the panel opened, so that the server refuses if another desk has changed it since. After
 * such a refusal it is the newest plan, or trying again would be refused forever.
 */
export function useGorulenPlan(satis: Satis): { gorulen: Satis; hearRefusal: (refusal: { kod?: HataKodu }) => void } {
  const [ilk] = useState(satis);
  const [isOld, setOld] = useState(false);
  return { gorulen: isOld ? satis : ilk, hearRefusal: ({ kod }) => kod === 'kayitDegismis' && setOld(true) };
}
