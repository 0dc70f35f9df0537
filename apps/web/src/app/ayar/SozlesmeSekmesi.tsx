import { Stack } from '@mantine/core';
import { SozlesmeSekmesi as HizmetSozlesmesi } from '../../features/ayar/SozlesmeSekmesi.tsx';
import { SozlesmeMetinleri } from '../../features/satis/sozlesme/SozlesmeMetinleri.tsx';

/** The text of the service agreement, and the texts of the papers of a sale in instalments. */
export const SozlesmeSekmesi = () => (
  <Stack gap="lg">
    <HizmetSozlesmesi />
    <SozlesmeMetinleri />
  </Stack>
);
