import { Button, Fieldset, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../ui/form.ts';

type YeniKayitFormu = Pick<ZodForm<Record<string, unknown>>, 'submit' | 'busy'>;
type YeniKayitAlaniProps = { baslik: string; kaydet?: string; form: YeniKayitFormu; onCancel: () => void; children: ReactNode };

/** The few fields of something new, right where it was missing. */
export function YeniKayit({ baslik, kaydet, form, onCancel, children }: YeniKayitAlaniProps) {
  const { t } = useTranslation();
  return (
    // Not a form: it may stand inside one. Enter saves what is new and not what is around it.
    <Fieldset
      legend={baslik}
      // Beside another input it takes the whole row.
      w="100%"
      maw="none"
      mx={0}
      style={{ gridColumn: '1 / -1' }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        // In a list that is open it chooses.
        if (event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true') return;
        event.preventDefault();
        event.stopPropagation();
        form.submit();
      }}
    >
      <Stack gap="sm">
        {children}
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="compact-md" onClick={onCancel}>
            {t('vazgec')}
          </Button>
          <Button size="compact-md" loading={form.busy} onClick={() => form.submit()}>
            {kaydet ?? t('ekle')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
