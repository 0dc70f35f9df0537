import { formatTL, toKurus, toLira } from '@defter/rules/para.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { XIcon } from 'lucide-react';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import type { Sepet, SepetDegisikligi } from './sepet.ts';
import classes from './SatisEkrani.module.css';
import { usePuan } from './use-puan.ts';

type OdemeBolumuProps = { sepet: Sepet; /** In kuruş. */ kalan: number; change: (degisiklik: SepetDegisikligi) => void };

/** Payments: a press on a method takes all that is left, which can be split by typing another amount. */
export function OdemeBolumu({ sepet, kalan, change }: OdemeBolumuProps) {
  const { t } = useTranslation('satis');
  const sekiller = useTanimlar('odemeSekli');
  const puan = usePuan(sepet.musteri?.id);
  const puanliOdenen = sepet.odemeler
    .filter(({ id, odemeSekliID }) => id === 0 && sekiller.some((sekil) => sekil.id === odemeSekliID && sekil.puanOdemesiMi))
    .reduce((sum, { tutar }) => sum + toKurus(tutar), 0);
  /** What a press on a method takes, in kuruş: with points no more than there are. */
  const alinacak = (puanOdemesiMi: boolean) => (puanOdemesiMi ? Math.min(kalan, (puan?.deger ?? 0) - puanliOdenen) : kalan);
  const secilir = sekiller.filter(({ aktifMi, satistaGoster, puanOdemesiMi }) => aktifMi && satistaGoster && alinacak(puanOdemesiMi) > 0);
  const adi = (id: number) => sekiller.find((sekil) => sekil.id === id)?.adi ?? '';

  return (
    <Stack gap="xs" role="group" aria-label={t('odeme')}>
      <Text size="sm" fw={600}>
        {t('odeme')}
      </Text>
      {puan && (
        <Text size="sm" c="dimmed" className="tabular">
          {t('musteriPuani')}: {t('puanDegeri', { puan: formatPuan(puan.puan), deger: formatTL(puan.deger) })}
        </Text>
      )}
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
            <XIcon size={16} />
          </ActionIcon>
        </Group>
      ))}
      {kalan > 0 && (
        <div className={classes.chips}>
          {secilir.map(({ id, adi: sekil, puanOdemesiMi }) => (
            <Button key={id} size="compact-md" variant="light" onClick={() => change({ tur: 'odemeEkle', odemeSekliID: id, tutar: toLira(alinacak(puanOdemesiMi)) })}>
              {sekil}
            </Button>
          ))}
        </div>
      )}
    </Stack>
  );
}
