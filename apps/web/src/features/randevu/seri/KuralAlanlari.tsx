import { PeriyotTipi } from '@defter/rules/seri.ts';
import { Checkbox, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/DateField.tsx';
import { HaftaGunuSecimi } from '../../../ui/HaftaGunuSecimi.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { YazilanKural } from './seri-kurali.ts';

const TIPLER = Object.values(PeriyotTipi);

/** The interval of the series and its end. */
export function KuralAlanlari({ kural, onChange }: { kural: YazilanKural; onChange: (kural: YazilanKural) => void }) {
  const { t } = useTranslation('seri');
  const put = (changes: Partial<YazilanKural>) => onChange({ ...kural, ...changes });
  const { periyotTipi, zamanTipi } = kural;

  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        data-autofocus
        aria-label={t('siklik')}
        value={String(periyotTipi)}
        onChange={(tip) => put({ periyotTipi: Number(tip) })}
        data={TIPLER.map((tip) => ({ value: String(tip), label: t(`tip.${tip}`) }))}
      />
      {periyotTipi === PeriyotTipi.hafta && (
        <HaftaGunuSecimi aria-label={t('gunler')} value={kural.haftalikGunler} onChange={(haftalikGunler) => put({ haftalikGunler })} />
      )}
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <NumberField flex={1} label={t(`her.${periyotTipi as 1 | 2 | 3}`)} min={1} max={60} value={kural.periyotSayisi} onChange={(periyotSayisi) => put({ periyotSayisi })} />
        {periyotTipi === PeriyotTipi.ay && <NumberField flex={1} label={t('ayinGunu')} min={1} max={31} value={kural.ayinGunu} onChange={(ayinGunu) => put({ ayinGunu })} />}
        {periyotTipi === PeriyotTipi.gun && <Checkbox flex={1} mb={8} label={t('haftaIci')} checked={kural.haftaIciMi} onChange={(event) => put({ haftaIciMi: event.currentTarget.checked })} />}
      </Group>
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <SegmentedControl
          aria-label={t('bitisi')}
          value={zamanTipi ? 'sayi' : 'gun'}
          onChange={(tur) => put({ zamanTipi: tur === 'sayi' })}
          data={[
            { value: 'sayi', label: t('kacRandevu') },
            { value: 'gun', label: t('hangiGune') },
          ]}
        />
        {zamanTipi ? (
          <NumberField flex={1} miw={0} aria-label={t('kacRandevu')} min={1} max={104} value={kural.randevuTekrari} onChange={(randevuTekrari) => put({ randevuTekrari })} />
        ) : (
          <DateField flex={1} miw={0} aria-label={t('hangiGune')} value={kural.bitisTarihi} onChange={(bitisTarihi) => put({ bitisTarihi })} />
        )}
      </Group>
      {periyotTipi === PeriyotTipi.ay && kural.ayinGunu !== null && Number(kural.ayinGunu) > 28 && (
        <Text size="sm" c="dimmed">
          {t('kisaAy')}
        </Text>
      )}
    </Stack>
  );
}
