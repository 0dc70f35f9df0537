import type { PaketHakki } from '@defter/contract/seans.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../../ui/form.ts';

/** The props of a panel for an act on the sessions of one line, with the other lines of the package that may go with it. */
export type PaketPaneliProps = { hak: PaketHakki; digerleri: readonly PaketHakki[]; onClose: () => void };

/** The reason of an act; the customer may ask for it. */
export function NedenAlani<Values extends { neden: string }>({ form }: { form: ZodForm<Values> }) {
  const { t } = useTranslation('seans');
  return <TextInput label={t('islem.neden')} placeholder={t('islem.nedenOrnek')} maxLength={300} key={form.key('neden')} {...form.getInputProps('neden')} />;
}

type TumuAlaniProps = { digerleri: readonly PaketHakki[]; checked: boolean; onChange: (tumu: boolean) => void };

/** Whether the other services of the package go with the chosen one; nothing if there is no other. */
export function TumuAlani({ digerleri, checked, onChange }: TumuAlaniProps) {
  const { t } = useTranslation('seans');
  if (digerleri.length === 0) return null;
  return (
    <Checkbox
      label={t('islem.tumu')}
      description={t('islem.tumuAciklama', { adlar: digerleri.map(({ altUrunAdi }) => altUrunAdi).join(', ') })}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
