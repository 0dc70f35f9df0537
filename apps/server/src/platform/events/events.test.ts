import { expect, it } from 'vitest';
import { useOwnServer } from '../../../test/server.ts';

const server = useOwnServer();

it('tells of every bayi, however many change in one moment', async () => {
  const { events } = server.platform;
  const heard = new Set<number>();
  const unsubscribe = events.subscribe(({ bayiID }) => heard.add(bayiID));
  const bayiler = Array.from({ length: 1000 }, (_, i) => 1_000_000 + i);
  for (const bayiID of bayiler) events.announce(bayiID, ['musteri', 'randevu', 'satis', 'kasa', 'urun', 'personel', 'info', 'oturum']);
  await expect.poll(() => heard.size).toBe(bayiler.length);
  unsubscribe();
});
