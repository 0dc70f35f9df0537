import { useState } from 'react';

/**
 * Whether something is drawn: from the first time on that all of it is there, also while parts of it come anew. What would come above or between
 * the rest later would move it under a hand.
 */
export function useDrawn(isThere: boolean): boolean {
  const [wasThere, setWasThere] = useState(false);
  if (isThere && !wasThere) setWasThere(true);
  return isThere || wasThere;
}
