import { formatTL, type Kurus, negate, ZERO } from '@defter/rules/para.ts';
import { addMonths } from '@defter/rules/tarih.ts';
import { EN_COK_TAKSIT, planTaksitler, type Ritim, RITIMLER } from '@defter/rules/taksit.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { CalendarClockIcon, XIcon } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { DateField } from '../../ui/DateField.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useToday } from '../../ui/today.ts';
import classes from './SatisEkrani.module.css';
import { equalParts, type Sepet, type SepetDegisikligi } from './sepet.ts';
import { useAcilan } from './use-acilan.ts';

type TaksitBolumuProps = {
  sepet: Sepet;
  kalan: Kurus;
  /** The difference between the plan and the rest to pay. */
  fark: Kurus;
  change: (degisiklik: SepetDegisikligi) => void;
};

const ILK_ADET = 3;

/** The rest to pay in instalments: equal parts at first, and then each as the customer wishes. */
export const TaksitBolumu = memo(function TaksitBolumu({ sepet, kalan, fark, change }: TaksitBolumuProps) {
  const { t } = useTranslation('satis');
  const bugun = useToday();
  const planlar = useTanimlar('taksitPlani').filter(({ aktifMi, taksitSayisi }) => aktifMi && taksitSayisi > 1);
  const { alan, ac } = useAcilan();
  const [ritim, setRitim] = useState<Ritim>('ay');
  const { taksitler } = sepet;
  const kural = { adet: taksitler.length || ILK_ADET, ilkTarih: taksitler[0]?.tarih ?? addMonths(bugun, 1), ritim };
  const divide = (yeni: Partial<typeof kural> = {}) => change({ tur: 'taksitler', taksitler: planTaksitler(kalan, { ...kural, ...yeni }) });

  if (taksitler.length === 0) {
    if (kalan <= 0) return null;
    return (
      <Button variant="default" size="compact-md" w="fit-content" leftSection={<CalendarClockIcon size={16} />} onClick={(event) => ac(event, divide)}>
        {t('taksit.boll')}
      </Button>
    );
  }
  return (
    <Stack ref={alan} gap={6} role="group" aria-label={t('taksit.baslik')}>
      {kalan > 0 && (
        <Group gap="xs" align="end">
          <NumberField label={t('taksit.adet')} size="xs" w={64} min={1} max={EN_COK_TAKSIT} value={kural.adet} onChange={(adet) => typeof adet === 'number' && divide({ adet })} />
          <DateField label={t('taksit.ilkTarih')} size="xs" w={140} value={kural.ilkTarih} onDay={(ilkTarih) => divide({ ilkTarih })} />
          <SelectField<Ritim>
            label={t('taksit.ritim')}
            size="xs"
            w={140}
            data={RITIMLER.map((ritim) => ({ value: ritim, label: t(`taksit.${ritim}`) }))}
            value={ritim}
            onChange={(yeni) => {
              if (!yeni) return;
              setRitim(yeni);
              divide({ ritim: yeni });
            }}
          />
        </Group>
      )}
      {kalan > 0 && planlar.length > 0 && (
        <Group gap="xs">
          {planlar.map(({ id, adi, taksitSayisi }) => (
            <Button key={id} size="compact-xs" variant="light" onClick={() => divide({ adet: taksitSayisi })}>
              {adi}
            </Button>
          ))}
        </Group>
      )}
      <ol className={classes.taksitler}>
        {taksitler.map(({ key, tarih, tutar }, i) => (
          <li key={key}>
            <Text size="sm" c="dimmed" w={18} className="tabular">
              {i + 1}.
            </Text>
            <DateField size="xs" flex={1} miw={124} aria-label={t('taksit.gunu', { no: i + 1 })} value={tarih} onChange={(gun) => gun && change({ tur: 'taksit', key, alan: { tarih: gun } })} />
            <MoneyInput
              size="xs"
              w={104}
              rightSectionWidth={24}
              aria-label={t('taksit.tutari', { no: i + 1 })}
              value={tutar}
              onChange={(yeni) => change({ tur: 'taksit', key, alan: { tutar: typeof yeni === 'number' && yeni > 0 ? yeni : ZERO } })}
            />
            <ActionIcon variant="subtle" color="gray" aria-label={t('taksit.sil', { no: i + 1 })} onClick={() => change({ tur: 'taksitSil', key })}>
              <XIcon size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Group gap="xs">
        {fark !== 0 && (
          <Text size="sm" c="var(--defter-danger)" role="status">
            {t(fark > 0 ? 'taksit.eksik' : 'taksit.fazla', { tutar: formatTL(fark > 0 ? fark : negate(fark)) })}
          </Text>
        )}
        {kalan > 0 && fark !== 0 && (
          <Button size="compact-sm" variant="light" onClick={() => change({ tur: 'taksitTutarlari', tutarlar: equalParts(kalan, taksitler.length) })}>
            {t('taksit.esitle')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => change({ tur: 'taksitler', taksitler: [] })}>
          {t('taksit.vazgec')}
        </Button>
      </Group>
    </Stack>
  );
});
