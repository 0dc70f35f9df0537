import { type Avans, avansCalls } from '@defter/contract/avans.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { useZodForm } from '../../../ui/form.ts';
import { messageText } from '../../../ui/notice.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

/** The credit of a customer by its origin; nothing without credit. It pays sales from the panel of collecting. */
export function AvansKarti({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('cari');
  const { data } = useCall(avansCalls.get, { params: { id: musteriID } });
  const [iade, setIade] = useState<Avans>();
  // The dialog of a refund stays open, whatever another desk does with the credit; the server refuses it if nothing is left.
  if (!data || (data.liste.length === 0 && !iade)) return null;
  return (
    <Card>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {t('avans.baslik')}
          </Title>
          <MoneyText tutar={data.kalan} fw={650} />
        </Group>
        {data.liste.map((avans) => (
          <Group key={avans.id} justify="space-between" gap="xs">
            <Text size="sm" className="tabular">
              {[formatTarih(avans.tarih), avans.odemeSekliAdi, t('avans.alinan', { tutar: formatTL(avans.tutar) })].join(' · ')}
            </Text>
            <Group gap="xs">
              <MoneyText tutar={avans.kalan} />
              <YetkiButton yetki={avansCalls.iade.yetki} variant="subtle" color="red" size="compact-sm" aria-label={t('avans.iadeOf', { tutar: formatTL(avans.kalan) })} onClick={() => setIade(avans)}>
                {t('avans.iade')}
              </YetkiButton>
            </Group>
          </Group>
        ))}
      </Stack>
      {iade && <AvansIadesi avans={iade} onClose={() => setIade(undefined)} />}
    </Card>
  );
}

function AvansIadesi({ avans: { id, kalan, odemeSekliAdi }, onClose }: { avans: Avans; onClose: () => void }) {
  const { t } = useTranslation('cari');
  const save = useSave(avansCalls.iade);
  const form = useZodForm({
    schema: avansCalls.iade.body,
    initialValues: { id, neden: '' },
    // Money goes back only with a reason; the wire leaves it open.
    check: ({ neden }) => (neden.trim() === '' ? { neden: messageText('zorunluAlan') } : {}),
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('avans.iadeBaslik')} form={form} saveLabel={t('avans.iade')}>
      <Stack gap="md">
        <Text size="sm">{t('avans.iadeAciklama', { tutar: formatTL(kalan), sekil: odemeSekliAdi })}</Text>
        <TextInput label={t('avans.neden')} data-autofocus maxLength={300} key={form.key('neden')} {...form.getInputProps('neden')} />
      </Stack>
    </SidePanel>
  );
}
