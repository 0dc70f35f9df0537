import { ActionIcon } from '@mantine/core';
import { ArrowRightLeftIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Gives the appointments of a column to others, from its head. */
export function SutunIslemi({ adi, onPress }: { adi: string; onPress: () => void }) {
  const { t } = useTranslation('takvim');
  const label = t('aktarSutun', { adi });
  return (
    <ActionIcon variant="subtle" color="gray" size={26} aria-label={label} title={label} onClick={onPress}>
      <ArrowRightLeftIcon size={15} />
    </ActionIcon>
  );
}
