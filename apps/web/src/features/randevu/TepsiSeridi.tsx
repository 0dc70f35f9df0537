import { toDakika } from '@defter/rules/saat.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Text } from '@mantine/core';
import { ClipboardIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { adSoyadOf } from './takvim-verisi.ts';
import classes from './TepsiSeridi.module.css';
import type { Tepsi } from './use-tepsi.ts';

/** The appointment in the tray, and the acts on it. */
export function TepsiSeridi({ tepsi: { randevu, tur }, onEmpty }: { tepsi: Tepsi; onEmpty: () => void }) {
  const { t } = useTranslation(['takvim', 'ortak']);
  const dakika = toDakika(randevu.bitisSaat) - toDakika(randevu.baslangicSaat);
  return (
    <Group role="status" className={classes.tray} gap="xs" wrap="nowrap">
      <ClipboardIcon size={18} aria-hidden />
      <Text size="sm" flex={1} style={{ overflowWrap: 'anywhere' }}>
        <b>{t(`tepsi.${tur}`, { ad: adSoyadOf(randevu), gun: formatTarih(randevu.randevuTarihi), saat: randevu.baslangicSaat, dakika })}</b> {t('tepsi.koy')}
      </Text>
      <Button variant="default" size="compact-md" flex="none" onClick={onEmpty}>
        {t('ortak:vazgec')}
      </Button>
    </Group>
  );
}
