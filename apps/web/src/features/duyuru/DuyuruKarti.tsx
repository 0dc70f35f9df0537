import { type Duyuru, duyuruCalls } from '@defter/contract/duyuru.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { CheckIcon, TrashIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { confirm } from '../../ui/confirm.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Duyurular.module.css';

type DuyuruKartiProps = { duyuru: Duyuru; onRead: () => void; onReaders: () => void };

export function DuyuruKarti({ duyuru, onRead, onReaders }: DuyuruKartiProps) {
  const { t } = useTranslation('duyuru');
  const kaldir = useSave(duyuruCalls.remove);
  const { id, kaynak, baslik, metin, tarih, bitis, yazan, okundu, okuyanSayisi } = duyuru;
  const remove = async () => {
    if (await confirm({ title: t('kaldirilsinMi'), text: t('kaldirAciklama'), yes: t('kaldirEvet'), danger: true })) kaldir.mutate({ body: { id } });
  };
  return (
    <Card component="article" p="sm" className={classes.card} data-unread={!okundu || undefined}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Group gap={8}>
            <Title order={2} fz="md" style={{ overflowWrap: 'anywhere' }}>
              {baslik}
            </Title>
            {!okundu && <StatusBadge tone="blue" label={t('okunmamis')} />}
          </Group>
          <Text size="sm" c="dimmed">
            {[formatTarih(tarih), yazan ?? t(`kaynak.${kaynak}`), bitis !== null && kaynak === 'isletme' && t('sonGun', { tarih: formatTarih(bitis) })].filter(Boolean).join(' · ')}
          </Text>
        </div>
        {kaynak === 'isletme' && okuyanSayisi !== null && (
          <ReasonIcon label={t('kaldir', { baslik })} reason={undefined} loading={kaldir.isPending} onClick={() => void remove()}>
            <TrashIcon size={18} />
          </ReasonIcon>
        )}
      </Group>
      <Text mt={6} className={classes.text}>
        {metin}
      </Text>
      <Group gap="xs" mt={8}>
        {!okundu && (
          <Button size="compact-md" variant="light" leftSection={<CheckIcon size={16} />} aria-label={t('okudumOf', { baslik })} onClick={onRead}>
            {t('okudum')}
          </Button>
        )}
        {okuyanSayisi !== null && (
          <Button size="compact-md" variant="subtle" onClick={onReaders}>
            {t('okuyan', { count: okuyanSayisi })}
          </Button>
        )}
      </Group>
    </Card>
  );
}
