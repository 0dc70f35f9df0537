import { test } from 'vitest';
import { Finger } from '../support/finger.ts';
import { PHONE, setUpPanel } from '../support/panel.ts';
import { expectBlocks, Takvim } from '../support/takvim.ts';
import { openGun, yarin } from './gun.ts';

const { open } = setUpPanel();

test('a finger held still opens the menu; a held appointment is dragged to another time, and is still there after a reload', async () => {
  const { kisi, sutunlar } = await openGun();
  const takvim = new Takvim(await open({ kisi, path: `${yarin()}&sutun=${sutunlar[0]}`, context: PHONE }));
  await takvim.block('Ayşe Kaya').scrollIntoViewIfNeeded();
  const finger = await Finger.on(takvim.page);
  await finger.down(await takvim.pointOf('Ayşe Kaya'));
  await takvim.ghost.waitFor();
  await finger.up();
  await takvim.page.getByRole('menuitem', { name: 'Onayla' }).tap();
  await takvim.page.getByText('Randevu: Onaylandı').waitFor();
  await takvim.page.getByRole('button', { name: /^Ayşe Kaya, .*Onaylandı/ }).waitFor();

  const from = await takvim.pointOf('Ayşe Kaya');
  await finger.down(from);
  await takvim.ghost.waitFor();
  await finger.moveTo(from, { x: from.x, y: from.y + 32 });
  await finger.up();
  await takvim.page.getByText('Randevu taşındı.').waitFor();
  await takvim.page.reload();
  await expectBlocks(takvim, 'Ayşe Kaya, 10:30–11:15');
});
