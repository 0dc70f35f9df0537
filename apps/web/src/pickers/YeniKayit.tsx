import { Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../ui/form.ts';
import { openEntry } from '../ui/open-entries.ts';

type YeniKayitFormu = Pick<ZodForm<Record<string, unknown>>, 'submit' | 'busy' | 'isDirty'>;
type YeniKayitAlaniProps = { baslik: string; kaydet?: string; form: YeniKayitFormu; onCancel: () => void; children: ReactNode };

/** The few fields of something new, right where it was missing. */
export function YeniKayit({ baslik, kaydet, form, onCancel, children }: YeniKayitAlaniProps) {
  const { t } = useTranslation(['ortak', 'panel']);
  const element = useRef<HTMLFieldSetElement>(null);
  const [pointed, setPointed] = useState(false);

  useEffect(() =>
    openEntry({
      element: element.current,
      isDirty: form.isDirty,
      point: () => {
        setPointed(true);
        element.current?.querySelector('input')?.focus();
      },
    }),
  );

  return (
    // Not a form: it may stand inside one. Enter saves what is new and not what is around it.
    <Fieldset
      ref={element}
      legend={baslik}
      // Beside another input it takes the whole row.
      w="100%"
      maw="none"
      mx={0}
      style={{ gridColumn: '1 / -1' }}
      // The panel around it would otherwise take Esc for itself.
      onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={(event) => {
        const isSaving = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement);
        // In a list that is open both keys are the list's.
        if ((!isSaving && event.key !== 'Escape') || isOpenList(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        if (isSaving) form.submit();
        else onCancel();
      }}
    >
      <Stack gap="sm">
        {children}
        {pointed && (
          <Text size="sm" c="red" role="alert">
            {t('panel:yeniKayit.acik')}
          </Text>
        )}
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

const isOpenList = (target: EventTarget) => target instanceof HTMLElement && target.getAttribute('aria-expanded') === 'true';
