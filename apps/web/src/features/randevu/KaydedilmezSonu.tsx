import type { Randevu } from '@defter/contract/randevu.ts';
import { Alert, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { leaveForm } from '../../ui/ask-to-lose.ts';
import type { ZodForm } from '../../ui/form.ts';
import type { RandevuDegerleri } from './form-values.ts';

type KaydedilmezSonuProps = {
  form: ZodForm<RandevuDegerleri>;
  randevu: Randevu | undefined;
  /** The appointment is closed. */
  kapali: boolean;
  /** Why it may not be saved; undefined if it may. */
  reason: string | undefined;
  onClose: () => void;
};

/** The end of a form that cannot be saved: why, and the way out. */
export function KaydedilmezSonu({ form, randevu, kapali, reason, onClose }: KaydedilmezSonuProps) {
  const { t } = useTranslation(['randevu', 'ortak']);
  if (!kapali && !reason) return null;
  const isTyped = () => !kapali && form.isDirty();
  if (!kapali && (!randevu || isTyped())) {
    return (
      <Alert color="yellow" role="status" p="xs">
        {reason}
      </Alert>
    );
  }
  return (
    <>
      {kapali && (
        <Text size="sm" c="dimmed">
          {t('kapali')}
        </Text>
      )}
      <Button variant="default" onClick={() => void leaveForm(isTyped, onClose)}>
        {t('ortak:kapat')}
      </Button>
    </>
  );
}
