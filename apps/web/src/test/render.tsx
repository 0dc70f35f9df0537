import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Providers } from '../app/Providers.tsx';

/** Shows a part of the panel in everything that a page stands in, and gives the hands to use it. */
export function show(part: ReactNode) {
  const user = userEvent.setup();
  return { user, ...render(part, { wrapper: Providers }) };
}
