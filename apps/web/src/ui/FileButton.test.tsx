import { expect, test, vi } from 'vitest';
import { show } from '../test/render.tsx';
import { FileButton } from './FileButton.tsx';

test('the same file can be chosen again', async () => {
  const change = vi.fn();
  const { user, container } = show(
    <FileButton accept=".csv" onChange={change}>
      {(props) => <button {...props}>Dosya seç</button>}
    </FileButton>,
  );
  const file = new File(['ad;telefon'], 'kisiler.csv', { type: 'text/csv' });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, file);
  await user.upload(input, file);
  expect(change.mock.calls).toEqual([[file], [file]]);
});
