import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const EN_UZUN = 300;

/** Gives a time that was refused all the same, for a reason, to people who have that right. */
export function ZorlamaAlani({ onZorla }: { onZorla: (neden: string) => void }) {
  const { t } = useTranslation('randevu');
  const [neden, setNeden] = useState<string>();
  if (neden === undefined) {
    return (
      // The press must not take the focus from the refused field: its error would go, and the button move away.
      <Button variant="subtle" color="gray" size="compact-md" style={{ alignSelf: 'flex-start' }} onMouseDown={(event) => event.preventDefault()} onClick={() => setNeden('')}>
        {t('zorlama.yineDe')}
      </Button>
    );
  }
  const zorla = () => neden.trim() !== '' && onZorla(neden.trim());
  return (
    <Group gap={6} wrap="nowrap" align="flex-end">
      <TextInput
        flex={1}
        data-autofocus
        autoFocus
        label={t('zorlama.neden')}
        maxLength={EN_UZUN}
        value={neden}
        onChange={(event) => setNeden(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around would save without the reason.
          event.preventDefault();
          event.stopPropagation();
          zorla();
        }}
      />
      <Button disabled={neden.trim() === ''} onClick={zorla}>
        {t('zorlama.kaydet')}
      </Button>
    </Group>
  );
}
