import { yetkiCalls } from '@defter/contract/yetki.ts';
import { RAPOR_YETKILERI, toFlags, type Yetki, YETKILER } from '@defter/contract/yetkiler.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { queryClient, queryKeyOf } from '../app/data/query.ts';
import { Providers } from '../app/Providers.tsx';

/** Shows a part of the panel within all providers of a page, and returns a user to operate it. */
export function show(part: ReactNode) {
  const user = userEvent.setup();
  return { user, ...render(part, { wrapper: Providers }) };
}

/** Gives the signed-in person these rights and no other. */
export function giveTo(yetkiler: readonly Yetki[]): void {
  queryClient.setQueryData(queryKeyOf(yetkiCalls.own), { success: true, message: '', yetkiler: toFlags(YETKILER, yetkiler), raporYetkileri: toFlags(RAPOR_YETKILERI, []), kosulOnayiGerekli: false });
}

/** Shows a part to a person with these rights and no other. */
export function showTo(yetkiler: readonly Yetki[], part: ReactNode, address = '/') {
  giveTo(yetkiler);
  return show(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>);
}
