import { toLira } from '@defter/rules/para.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { IconKapat } from '../../ui/icons.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import type { Sepet, SepetDegisikligi } from './sepet.ts';
import classes from './SatisEkrani.module.css';

type OdemeBolumuProps = { sepet: Sepet; /** In kuruş. */ kalan: number; change: (degisiklik: SepetDegisikligi) => void };

/** Payments: a press on a method takes all that is left, which can be split by typing another amount. */
export function OdemeBolumu({ sepet, kalan, change }: OdemeBolumuProps) {
  const { t } = useTranslation('satis');
  const sekiller = useTanimlar('odemeSekli');
  const adi = (id: number) => sekiller.find((sekil) => sekil.id === id)?.adi ?? '';

  return (
    <Stack gap="xs" role="group" aria-label={t('odeme')}>
      <Text size="sm" fw={600}>
        {t('odeme')}
      </Text>
      {sepet.odemeler.map(({ key, odemeSekliID, tutar }) => (
        <Group key={key} gap="xs" wrap="nowrap">
          <Text size="sm" flex={1}>
            {adi(odemeSekliID)}
          </Text>
          <MoneyInput
            w={150}
            aria-label={t('odemeTutari', { sekil: adi(odemeSekliID) })}
            value={tutar}
            onChange={(lira) => change({ tur: 'odeme', key, alan: { tutar: typeof lira === 'number' && lira > 0 ? lira : 0 } })}
          />
          <ActionIcon variant="subtle" color="gray" aria-label={t('odemeSil', { sekil: adi(odemeSekliID) })} onClick={() => change({ tur: 'odemeSil', key })}>
            <IconKapat size={16} />
          </ActionIcon>
        </Group>
      ))}
      {kalan > 0 && (
        <div className={classes.chips}>
          {sekiller.filter(({ aktifMi, satistaGoster }) => aktifMi && satistaGoster).map(({ id, adi: sekil }) => (
            <Button key={id} size="compact-md" variant="light" onClick={() => change({ tur: 'odemeEkle', odemeSekliID: id, tutar: toLira(kalan) })}>
              {sekil}
            </Button>
          ))}
        </div>
      )}
    </Stack>
  );
}
