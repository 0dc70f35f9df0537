import type { Talep } from '@defter/contract/randevu-talep.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatZaman } from '../../../ui/format.ts';
import { istemedigiOf, istenenOf, kiminleOf, oneriOf } from './talep-sozleri.ts';

/** What was asked for, what was offered, and what came of it. */
export function TalepBilgileri({ talep }: { talep: Talep }) {
  const { t } = useTranslation('randevuTalep');
  return (
    <Stack gap={4} component="dl" m={0}>
      <Satir ad={t('istedigi')} deger={istenenOf(talep)} />
      <Satir ad={t('kiminle')} deger={kiminleOf(talep) ?? t('farkEtmez')} />
      <Satir ad={t('sutun.hizmetler')} deger={talep.hizmetler} />
      <Satir ad={t('not')} deger={talep.talepNotu} />
      <Satir ad={t('onerilen')} deger={oneriOf(talep) && [oneriOf(talep), talep.oneriSutunAdi].filter(Boolean).join(', ')} />
      <Satir ad={t('istemedigi')} deger={istemedigiOf(talep)} />
      <Satir ad={t('neden')} deger={talep.redNedeni} />
      <Satir ad={t('sutun.sonuc')} deger={talep.sonucZamani && t('sonuclandi', { kim: talep.sonuclandiran ?? '', zaman: formatZaman(talep.sonucZamani) })} />
    </Stack>
  );
}

const Satir = ({ ad, deger }: { ad: string; deger: string | null | undefined }) =>
  deger && (
    <Group gap="xs" wrap="nowrap" align="baseline">
      <Text component="dt" size="sm" c="dimmed" w={110} flex="none">
        {ad}
      </Text>
      <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
        {deger}
      </Text>
    </Group>
  );
