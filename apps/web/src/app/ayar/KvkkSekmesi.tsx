import { Stack } from '@mantine/core';
import { KvkkSekmesi as Anahtarlar } from '../../features/ayar/AnahtarSekmeleri.tsx';
import { KvkkAyarlari } from '../../features/musteri/kvkk/KvkkAyarlari.tsx';
import type { SekmeProps } from './sekmeler.ts';

/** Whether consent is asked for by SMS, its wording, and the texts that people agree to. */
export const KvkkSekmesi = (props: SekmeProps) => (
  <Stack gap="lg">
    <div>
      <Anahtarlar {...props} />
    </div>
    <KvkkAyarlari />
  </Stack>
);
