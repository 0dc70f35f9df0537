import { useState } from 'react';

/**
 * Whether a part is drawn: from the first time on that all of its data is there, also while some of it is read again. Data that came later above or
 * between the rest would move it under a hand.
 */
export function useDrawn(isThere: boolean): boolean {
  const [wasThere, setWasThere] = useState(false);
  if (isThere && !wasThere) setWasThere(true);
  return isThere || wasThere;
}
