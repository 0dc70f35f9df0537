import { EN_COK_PARCA, smsBoyu } from '@defter/rules/sms.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type MesajKutusuProps = { value: string; alanlar: readonly string[]; onChange: (metin: string) => void; error?: ReactNode };

/** The text of a rule, with what it costs as one types and the names that it may have. */
export function MesajKutusu({ value, alanlar, onChange, error }: MesajKutusuProps) {
  const { t } = useTranslation('otomatikSms');
  const box = useRef<HTMLTextAreaElement>(null);
  const { uzunluk, parca } = smsBoyu(value);
  const insert = (alan: string) => {
    const { selectionStart: from, selectionEnd: to } = box.current ?? { selectionStart: value.length, selectionEnd: value.length };
    onChange(`${value.slice(0, from)}[${alan}]${value.slice(to)}`);
    box.current?.focus();
  };
  return (
    <Stack gap={6}>
      <Textarea
        ref={box}
        label={t('mesaj')}
        autosize
        minRows={3}
        maxRows={10}
        value={value}
        error={error ?? (parca > EN_COK_PARCA && t('uzun', { n: EN_COK_PARCA }))}
        onChange={(event) => onChange(event.currentTarget.value)}
        data-autofocus
      />
      <Group gap={4}>
        {alanlar.map((alan) => (
          <Button key={alan} size="compact-sm" variant="default" onClick={() => insert(alan)}>
            {`[${alan}]`}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {t('boy', { uzunluk, parca })}
      </Text>
    </Stack>
  );
}
