import { fotografCalls, type Fotograf } from '@defter/contract/fotograf.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';
import { TrashIcon } from 'lucide-react';
import classes from './Fotograf.module.css';
import { Resim } from './Resim.tsx';

/** One photo as large as the screen allows, with the way to delete it. */
export function BuyukModal({ fotograf, onClose }: { fotograf: Fotograf; onClose: () => void }) {
  const { t } = useTranslation('fotograf');
  const remove = useSave(fotografCalls.remove);
  const { id, fotografAdi, tarih, ekleyen } = fotograf;
  const ask = async () => {
    onClose();
    if (await confirm({ title: t('silBaslik'), text: t('silAciklama'), yes: t('sil'), danger: true })) remove.mutate({ body: { id, fotografAdi } });
  };
  return (
    <Modal opened onClose={onClose} title={formatTarih(tarih)} size="xl">
      <Resim fotograf={fotograf} boy="buyuk" className={classes.large} />
      <Group justify="space-between" mt="sm">
        <Text size="sm" c="dimmed">
          {ekleyen && t('ekleyen', { ad: ekleyen })}
        </Text>
        <YetkiButton yetki={fotografCalls.remove.yetki} variant="light" color="red" leftSection={<TrashIcon size={18} />} onClick={() => void ask()}>
          {t('sil')}
        </YetkiButton>
      </Group>
    </Modal>
  );
}
