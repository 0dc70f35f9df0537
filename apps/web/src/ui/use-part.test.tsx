import { render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { usePart } from './use-part.ts';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? 'bozuk' : this.props.children;
  }
}

/** Wants a part that can be fetched only online and, in an outdated panel, never. */
function open(line: { isThere: boolean; isOld: boolean }) {
  vi.stubGlobal('fetch', () => (line.isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no line'))));
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => (line.isThere && !line.isOld ? Promise.resolve(() => <p>parça</p>) : Promise.reject(new TypeError('no such part'))));
  function Ekran() {
    const Part = usePart(true, load);
    return <main>ekran {Part && <Part />}</main>;
  }
  render(
    <Boundary>
      <Ekran />
    </Boundary>,
  );
  return load;
}

it('waits to be online, and leaves the screen as it is meanwhile', async () => {
  const line = { isThere: false, isOld: false };
  const load = open(line);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  screen.getByText('ekran');
  line.isThere = true;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    screen.getByText('parça');
  });
  screen.getByText('ekran');
});

it('gives up if the server answers and has no such part any more', async () => {
  const load = open({ isThere: true, isOld: true });
  await screen.findByText('bozuk');
  expect(load).toHaveBeenCalledTimes(2);
});
