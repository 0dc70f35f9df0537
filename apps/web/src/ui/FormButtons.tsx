import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveForm } from './ask-to-lose.ts';

type FormButtonsProps = {
  busy: boolean;
  onCancel: () => void;
  /** Whether closing would lose input, which is asked about. */
  isDirty?: () => boolean;
  /** Shown at the left, for example a delete button. */
  extra?: ReactNode;
};

/**
 * The end of a form inside a panel, in the same order as the panel's own buttons: dangerous ones at the left, saving at
 * the right.
 */
export function FormButtons({ busy, onCancel, isDirty, extra }: FormButtonsProps) {
  const { t } = useTranslation();
  const cancel = () => (isDirty ? void leaveForm(isDirty, onCancel) : onCancel());
  return (
    <Group gap="xs">
      {extra}
      <Group gap="xs" ml="auto">
        <Button variant="default" onClick={cancel}>
          {t('vazgec')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('kaydet')}
        </Button>
      </Group>
    </Group>
  );
}
