import { type Webhook, webhookCalls } from '@defter/contract/webhook.ts';
import { Button, Group, Text } from '@mantine/core';
import { TrashIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { confirm } from '../../ui/confirm.tsx';
import { formatZaman } from '../../ui/format.ts';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';
import classes from './EntegrasyonPage.module.css';

/** One address in short: whether messages arrive there, and its acts. */
export function WebhookSatiri({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const { t } = useTranslation(['entegrasyon', 'ortak']);
  const sil = useSave(webhookCalls.remove);
  const { id, adi, url, basarisiz, bekleyen, sonGonderim } = webhook;
  const remove = async () => {
    if (await confirm({ title: t('sil.baslik', { ad: adi }), text: t('sil.metin'), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } });
  };
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <Text span fw={600}>
          {adi}
        </Text>
        <Text span size="sm" c="dimmed" ml={10}>
          {[new URL(url).host, sonGonderim && t('sonGonderim', { zaman: formatZaman(sonGonderim) })].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Group gap={6}>
        {bekleyen > 0 && <StatusBadge tone="amber" label={t('bekleyen', { count: bekleyen })} />}
        {basarisiz > 0 && <StatusBadge tone="red" label={t('basarisizSayisi', { count: basarisiz })} />}
      </Group>
      <Group gap={2} wrap="nowrap">
        <Button variant="subtle" size="compact-md" aria-label={ofRow(t('gonderimler'), adi)} onClick={onOpen}>
          {t('gonderimler')}
        </Button>
        <ReasonIcon label={t('sil.dugme', { ad: adi })} reason={undefined} loading={sil.isPending} onClick={() => void remove()}>
          <TrashIcon size={18} />
        </ReasonIcon>
      </Group>
    </li>
  );
}
