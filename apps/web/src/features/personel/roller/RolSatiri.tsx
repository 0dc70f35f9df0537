import { rolCalls, type Rol } from '@defter/contract/rol.ts';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { startOnizleme } from '../../../app/session/onizleme.ts';
import { useSave } from '../../../app/data/query.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { CopyIcon, EyeIcon, PencilIcon, TrashIcon } from 'lucide-react';
import { ReasonIcon } from '../../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { countYetki } from '../use-flag-groups.ts';
import { ofRow } from '../../../ui/of-row.ts';
import classes from './RollerSekmesi.module.css';

type RolSatiriProps = {
  rol: Rol;
  onEdit: () => void;
  onCopy: () => void;
  /** Why roles cannot be changed; undefined when they can. */
  reason: string | undefined;
};

/** One role in short, with its acts. */
export function RolSatiri({ rol, onEdit, onCopy, reason }: RolSatiriProps) {
  const { t } = useTranslation(['personel', 'ortak']);
  const sil = useSave(rolCalls.remove);
  const isTam = Object.values(rol.yetkiler).every(Boolean);

  const remove = async () => {
    const yes = await confirm({ title: t('roller.silBaslik', { ad: rol.adi }), text: t('roller.silAciklama'), yes: t('ortak:sil'), danger: true });
    if (yes) sil.mutate({ body: { id: rol.id } });
  };

  return (
    <li className={classes.row}>
      <div className={classes.name}>
        {rol.adi}
        {isTam && <StatusBadge tone="teal" label={t('roller.tamYetkili')} />}
      </div>
      <Text size="sm" c="dimmed" className={classes.count}>
        {t('roller.ozet', { count: countYetki(rol.yetkiler) })}
      </Text>
      <Text size="sm" c="dimmed" className={classes.count}>
        {rol.kisiSayisi > 0 ? t('roller.kisi', { count: rol.kisiSayisi }) : t('roller.kisiYok')}
      </Text>
      <div className={classes.actions}>
        <Button variant="subtle" size="compact-md" leftSection={<EyeIcon size={17} />} aria-label={ofRow(t('roller.onizle'), rol.adi)} onClick={() => startOnizleme(rol)}>
          {t('roller.onizle')}
        </Button>
        <ReasonIcon label={t('roller.duzenle', { ad: rol.adi })} reason={reason} onClick={onEdit}>
          <PencilIcon size={18} />
        </ReasonIcon>
        <ReasonIcon label={t('roller.kopyala', { ad: rol.adi })} reason={reason} onClick={onCopy}>
          <CopyIcon size={18} />
        </ReasonIcon>
        <ReasonIcon label={t('roller.sil', { ad: rol.adi })} reason={reason} loading={sil.isPending} onClick={() => void remove()}>
          <TrashIcon size={18} />
        </ReasonIcon>
      </div>
    </li>
  );
}
