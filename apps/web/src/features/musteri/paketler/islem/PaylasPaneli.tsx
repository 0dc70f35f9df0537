import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../../../app/data/query.ts';
import { YetkiButton } from '../../../../app/session/YetkiButton.tsx';
import type { SecilenMusteri } from '../../../../pickers/MusteriPicker.tsx';
import { MusteriSecimi } from '../../../../pickers/MusteriSecimi.tsx';
import { SECILEN_MUSTERI } from '../../../../pickers/secilen-musteri.ts';
import { leaveForm } from '../../../../ui/ask-to-lose.ts';
import { useZodForm } from '../../../../ui/form.ts';
import { SidePanel } from '../../../../ui/SidePanel.tsx';
import type { PaketPaneliProps } from './IslemAlanlari.tsx';

const held = z.extend(seansIslemiCalls.paylas.body, { musteri: SECILEN_MUSTERI });

/** The family members who may use a package beside its owner. */
export function PaylasPaneli({ hak, onClose }: PaketPaneliProps) {
  const { t } = useTranslation(['seans', 'ortak']);
  const save = useSave(seansIslemiCalls.paylas);
  const geriAl = useSave(seansIslemiCalls.geriAl);
  const form = useZodForm({
    schema: seansIslemiCalls.paylas.body,
    held,
    initialValues: { paketHakID: hak.id, musteriID: null as number | null, musteri: null as SecilenMusteri | null },
    save: async (body) => {
      await save.mutateAsync({ body });
      form.reset();
    },
  });

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('islem.paylas.baslik')}
      description={hak.altUrunAdi}
      form={form}
      footer={
        <Group gap="xs" ml="auto">
          <Button variant="default" onClick={() => void leaveForm(form.isDirty, onClose)}>
            {t('ortak:kapat')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('islem.paylas.evet')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('islem.paylas.aciklama')}
        </Text>
        {hak.kullananlar.map(({ id, adSoyad }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <Text size="sm">{adSoyad}</Text>
            <YetkiButton
              yetki="paketPaylas"
              variant="subtle"
              color="red"
              size="compact-sm"
              loading={geriAl.isPending}
              aria-label={t('islem.paylas.cikarAd', { ad: adSoyad })}
              onClick={() => geriAl.mutate({ body: { id } })}
            >
              {t('islem.paylas.cikar')}
            </YetkiButton>
          </Group>
        ))}
        <MusteriSecimi label={t('islem.paylas.kim')} form={form} />
      </Stack>
    </SidePanel>
  );
}
