import type { ReplyOf } from '@defter/contract/call.ts';
import { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { confirm } from '../../ui/confirm.tsx';
import classes from './OnlineRandevuPage.module.css';

type Resim = ReplyOf<typeof onlineRandevuCalls.resimler>['liste'][number];

/** A picture of the page with its description, which is saved as the field is left, and a button to remove it. */
export function ResimKarti({ resim: { id, kucuk, aciklama } }: { resim: Resim }) {
  const { t } = useTranslation(['onlineRandevu', 'ortak']);
  const [metin, setMetin] = useState(aciklama ?? '');
  const update = useSave(onlineRandevuCalls.updateResim, { seconds: 2.5 });
  const remove = useSave(onlineRandevuCalls.removeResim, { seconds: 2.5 });
  const keep = () => metin.trim() !== (aciklama ?? '') && update.mutate({ body: { id, aciklama: metin } });
  const ask = async () => {
    if (await confirm({ title: t('resim.silBaslik'), yes: t('ortak:sil'), danger: true })) remove.mutate({ body: { id } });
  };
  return (
    <div>
      <img className={classes.picture} src={kucuk} alt={aciklama ?? t('resim.adsiz')} />
      <Group gap={6} mt={6} wrap="nowrap" align="flex-end">
        <TextInput flex={1} miw={0} label={t('resim.neVar')} placeholder={t('resim.ornek')} maxLength={120} value={metin} onChange={({ currentTarget: { value } }) => setMetin(value)} onBlur={keep} />
        <ActionIcon variant="default" size={36} loading={remove.isPending} aria-label={t('resim.sil', { ad: aciklama ?? t('resim.adsiz') })} onClick={() => void ask()}>
          <Trash2Icon size={18} />
        </ActionIcon>
      </Group>
    </div>
  );
}
