import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createHashRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { show } from '../../test/render.tsx';
import { usePanel } from './use-panel.ts';

function Kayit({ onClose }: { onClose: () => void }) {
  // A save with a late answer calls this: it closes the panel in which it was begun.
  const [begun] = useState(() => onClose);
  return <button onClick={() => setTimeout(begun)}>Kaydet</button>;
}

function Liste() {
  const panel = usePanel();
  return (
    <>
      <button onClick={() => panel.open(7)}>Aç</button>
      <button onClick={() => panel.open(8)}>Diğerini aç</button>
      {panel.id !== undefined && <Kayit key={panel.id} onClose={panel.close} />}
      <button onClick={panel.close}>Yanıt</button>
      <output>{panel.id ?? 'kapalı'}</output>
    </>
  );
}

const answer = () => fireEvent.click(screen.getByRole('button', { name: 'Yanıt' }));

async function openPanel() {
  location.hash = '#/liste';
  const router = createHashRouter([
    { path: '/liste', element: <Liste /> },
    { path: '/baska', element: <output>başka</output> },
  ]);
  const { user } = show(<RouterProvider router={router} />);
  await user.click(await screen.findByRole('button', { name: 'Aç' }));
  await screen.findByText('7');
  return router;
}

/** Answers while the page of a step is not drawn yet. */
async function answerWithin(step: Promise<void>): Promise<void> {
  await act(async () => {
    await step;
    answer();
  });
}

it('undoes the step of opening', async () => {
  await openPanel();
  answer();
  await screen.findByText('kapalı');
  expect(location.hash).toBe('#/liste');
});

it('stays on a page that was opened just before an answer closed the panel', async () => {
  const router = await openPanel();
  await answerWithin(router.navigate('/baska'));
  await screen.findByText('başka');
  // A step back would be the browser's, which comes later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.hash).toBe('#/baska');
});

it('leaves another record open that was opened before the answer to the first one', async () => {
  await openPanel();
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Diğerini aç' })));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('status').textContent).toBe('8');
});

it('closes for an answer that comes while another view of the same page is not drawn yet', async () => {
  const router = await openPanel();
  await answerWithin(router.navigate('/liste?ara=şule&panel=7', { replace: true }));
  await waitFor(() => expect(location.hash).toBe('#/liste?ara=%C5%9Fule'));
  await screen.findByText('kapalı');
});
