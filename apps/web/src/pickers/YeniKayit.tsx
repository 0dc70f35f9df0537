import { Button, Fieldset, Group, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../ui/form.ts';
import { openEntry } from '../ui/open-entries.ts';
import { isListOpen } from '../ui/pick-by-key.ts';

type YeniKayitFormu = Pick<ZodForm<Record<string, unknown>>, 'submit' | 'complete' | 'busy' | 'isDirty'>;
type YeniKayitAlaniProps = { baslik: string; kaydet?: string; form: YeniKayitFormu; onCancel: () => void; children: ReactNode };

/** The few fields of a new record, shown where the record was missing. */
export function YeniKayit({ baslik, kaydet, form, onCancel, children }: YeniKayitAlaniProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLFieldSetElement>(null);

  useEffect(() => openEntry({ element: element.current, isDirty: form.isDirty, save: form.complete }));

  return (
    // This is no <form>, because it may stand inside one. Enter saves the new record and not the form around it.
    <Fieldset
      ref={element}
      data-entry
      legend={baslik}
      // Beside another input it takes the whole row.
      w="100%"
      maw="none"
      mx={0}
      style={{ gridColumn: '1 / -1' }}
      // Otherwise the panel around it would handle Esc.
      onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={(event) => {
        const isSaving = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement);
        // An open list handles both keys itself.
        if ((!isSaving && event.key !== 'Escape') || isListOpen(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        // The key that opened this may still be down.
        if (!isSaving) onCancel();
        else if (!event.repeat) form.submit();
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
