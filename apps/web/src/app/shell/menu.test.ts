import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { isWithin, menu, quickAdds } from './menu.ts';
import { routes } from '../routing/routes.tsx';

test.each([...menu, ...menu.flatMap(({ screens = [] }) => screens), ...quickAdds].map(({ path }) => path))('%s of the menu leads to a page', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
});

test('the rail has at most ten groups and begins with today', () => {
  expect(menu.length).toBeLessThanOrEqual(10);
  expect(menu[0]?.path).toBe('/');
});

test('a screen below a group, and one that belongs to it, leave the group open', () => {
  const [satislar] = menu.filter(({ path }) => path === '/satislar');
  expect(['/satislar', '/satis/7', '/kampanyalar', '/seans-dusme', '/kasa', '/'].map((path) => isWithin(satislar!, path))).toEqual([true, true, true, true, false, false]);
});
