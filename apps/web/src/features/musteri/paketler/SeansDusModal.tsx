import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { PaketHakki } from '@defter/contract/seans.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../../app/ayar/ayarlar.ts';
import { useSave } from '../../../app/data/query.ts';
import { PersonelSecimi } from '../../../pickers/PersonelSecimi.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';

type SeansDusModalProps = { hak: PaketHakki; musteriID: number; onClose: () => void };

/** Takes sessions: how many, and who did them. */
export function SeansDusModal({ hak, musteriID, onClose }: SeansDusModalProps) {
  const { t } = useTranslation(['seans', 'ortak']);
  const [adet, setAdet] = useState<number | string | null>(1);
  const [uygulayanPersonelID, setUygulayan] = useState<number | null>(null);
  const { uygulayanPersonelKullanilsin } = useAyarlar();
  const save = useSave(seansDusCalls.create);
  const gecerli = typeof adet === 'number' && adet >= 1;

  const dus = () => {
    if (!gecerli) return;
    const icerikler = [{ id: 0, altUrunID: hak.altUrunID, adet, paketHakID: hak.id, uygulayanPersonelID }];
    save.mutate({ body: { musteriID, icerikler, odemeler: [] } }, { onSuccess: onClose });
  };

  return (
    <Modal opened onClose={onClose} title={t('dusBaslik', { ad: hak.altUrunAdi })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dus();
        }}
      >
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('kalanVar', { count: hak.kalan })}
          </Text>
          <NumberField label={t('kacSeans')} data-autofocus min={1} max={hak.kalan} value={adet} onChange={setAdet} />
          {uygulayanPersonelKullanilsin && <PersonelSecimi label={t('uygulayan')} clearable value={uygulayanPersonelID} onChange={setUygulayan} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('ortak:vazgec')}
            </Button>
            <Button type="submit" disabled={!gecerli} loading={save.isPending}>
              {t('dus')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
