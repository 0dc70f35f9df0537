import type { ReplyOf } from '@defter/contract/call.ts';
import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { EN_BUYUK_MADENI, PARA_BIRIMLERI, sayimToplami } from '@defter/rules/gun-sonu.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { useLeaveGuard } from '../../../ui/leave-guard.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import classes from './GunSonu.module.css';

const KAGITLAR = PARA_BIRIMLERI.filter((birim) => birim > EN_BUYUK_MADENI);
const MADENILER = PARA_BIRIMLERI.filter((birim) => birim <= EN_BUYUK_MADENI);

/** Counting by notes and coins. The expected amount is not on the screen, because the server does not tell it yet. */
export function SayimFormu({ tarih, onDone }: { tarih: string; onDone: (sayim: ReplyOf<typeof gunSonuCalls.say>) => void }) {
  const { t } = useTranslation('gunSonu');
  const say = useSave(gunSonuCalls.say);
  const reason = useReason(gunSonuCalls.say.yetki);
  const [sayilar, setSayilar] = useState<Readonly<Record<number, number | null>>>({});
  useLeaveGuard(() => Object.values(sayilar).some((adet) => adet !== null));
  const adetler = PARA_BIRIMLERI.map((birim) => ({ birim, adet: sayilar[birim] ?? 0 }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    say.mutate({ body: { tarih, adetler: adetler.filter(({ adet }) => adet > 0) } }, { onSuccess: onDone });
  };
  const alanlar = (birimler: readonly Kurus[], baslik: string) => (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text component="legend" size="sm" c="dimmed" mb={4}>
        {baslik}
      </Text>
      <div className={classes.counts}>
        {birimler.map((birim) => (
          <NumberField
            key={birim}
            label={formatTL(birim)}
            aria-label={t('sayim.adet', { birim: formatTL(birim) })}
            placeholder="0"
            max={100_000}
            value={sayilar[birim] ?? null}
            onChange={(adet) => setSayilar((before) => ({ ...before, [birim]: typeof adet === 'number' ? adet : null }))}
          />
        ))}
      </div>
    </fieldset>
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          {t('sayim.aciklama')}
        </Text>
        {alanlar(KAGITLAR, t('sayim.kagit'))}
        {alanlar(MADENILER, t('sayim.madeni'))}
        <Group justify="space-between">
          <Text fw={650} className="tabular" role="status">
            {t('sayim.toplam', { tutar: formatTL(sayimToplami(adetler)) })}
          </Text>
          <ReasonButton type="submit" reason={reason} loading={say.isPending}>
            {t('sayim.bitir')}
          </ReasonButton>
        </Group>
      </Stack>
    </form>
  );
}
