import { stokCalls } from '@defter/contract/stok.ts';
import { sum, ZERO } from '@defter/rules/para.ts';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { messageText } from '../../ui/notice.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import classes from './SarfBolumu.module.css';

type Girilen = Record<string, { miktar?: number | string | null; fire?: number | string | null }>;

/** The materials that the services of a sale have used up and wasted, to be corrected; nothing is drawn if none were used. */
export function SarfBolumu({ satisID, salt = false }: { satisID: number; /** The sale was cancelled, so nothing can be corrected. */ salt?: boolean }) {
  const { t } = useTranslation(['satis', 'ortak']);
  const { can } = useYetki();
  const { data } = useCall(stokCalls.satisSarfi, { params: { id: satisID } }, { enabled: can(stokCalls.satisSarfi.yetki) });
  const save = useSave(stokCalls.saveSatisSarfi);
  const [girilen, setGirilen] = useState<Girilen>({});
  const satirlar = (data?.liste ?? []).map((satir) => ({ ...satir, anahtar: `${satir.satisIcerikID}-${satir.altUrunID}` }));
  const degerOf = (satir: (typeof satirlar)[number], alan: 'miktar' | 'fire') => {
    const deger = girilen[satir.anahtar]?.[alan];
    return deger === undefined ? satir[alan] : deger;
  };
  const degisen = satirlar.filter((satir) => degerOf(satir, 'miktar') !== satir.miktar || degerOf(satir, 'fire') !== satir.fire);
  useLeaveGuard(() => degisen.length > 0);
  if (satirlar.length === 0) return null;
  const toplam = sum(satirlar.map(({ maliyet }) => maliyet ?? ZERO));
  const numberOf = (deger: number | string | null) => (typeof deger === 'number' ? deger : 0);
  const isRead = degisen.every((satir) => typeof degerOf(satir, 'miktar') !== 'string' && typeof degerOf(satir, 'fire') !== 'string');
  const errorOf = (satir: (typeof satirlar)[number], alan: 'miktar' | 'fire') => (typeof degerOf(satir, alan) === 'string' ? messageText('sayiGecersiz') : undefined);
  const submit = () =>
    save.mutate(
      {
        body: {
          satisID,
          icerikler: degisen.map((satir) => ({
            satisIcerikID: satir.satisIcerikID,
            altUrunID: satir.altUrunID,
            miktar: numberOf(degerOf(satir, 'miktar')),
            fire: numberOf(degerOf(satir, 'fire')),
          })),
        },
      },
      { onSuccess: () => setGirilen({}) },
    );
  return (
    <Card component="section" aria-label={t('sarf.baslik')}>
      <Group justify="space-between" mb="xs">
        <Title order={2} fz="md">
          {t('sarf.baslik')}
        </Title>
        {toplam > 0 && (
          <Text size="sm" c="dimmed">
            {t('sarf.maliyet')} <MoneyText tutar={toplam} />
          </Text>
        )}
      </Group>
      <Stack gap={8}>
        {satirlar.map((satir) => (
          <div key={satir.anahtar} className={classes.satir}>
            <div>
              <Text fw={550}>{satir.adi}</Text>
              <Text size="sm" c="dimmed">
                {[satir.hizmetAdi, satir.birimAdi].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <NumberField
              label={t('sarf.kullanilan')}
              aria-label={t('sarf.kullanilanAdi', { urun: satir.adi })}
              decimals={6}
              disabled={salt}
              value={degerOf(satir, 'miktar')}
              error={errorOf(satir, 'miktar')}
              onChange={(miktar) => setGirilen({ ...girilen, [satir.anahtar]: { ...girilen[satir.anahtar], miktar } })}
            />
            <NumberField
              label={t('sarf.fire')}
              aria-label={t('sarf.fireAdi', { urun: satir.adi })}
              decimals={6}
              disabled={salt}
              value={degerOf(satir, 'fire')}
              error={errorOf(satir, 'fire')}
              onChange={(fire) => setGirilen({ ...girilen, [satir.anahtar]: { ...girilen[satir.anahtar], fire } })}
            />
          </div>
        ))}
        {degisen.length > 0 && (
          <YetkiButton yetki={stokCalls.saveSatisSarfi.yetki} ml="auto" loading={save.isPending} disabled={!isRead} onClick={submit}>
            {t('ortak:kaydet')}
          </YetkiButton>
        )}
      </Stack>
    </Card>
  );
}
