import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type NedenSecimiProps = { label: string; nedenler: readonly string[]; /** Gets the reason in words; undefined while there is none. */ onChange: (neden: string | undefined) => void };

const DIGER = 'diger';

/** The reason for a removal: the usual ones first, or a typed one. */
export function NedenSecimi({ label, nedenler, onChange }: NedenSecimiProps) {
  const { t } = useTranslation();
  const [secilen, setSecilen] = useState<string>();
  const [diger, setDiger] = useState('');
  const choose = (value: string) => {
    setSecilen(value);
    onChange((value === DIGER ? diger.trim() : value) || undefined);
  };
  const write = (value: string) => {
    setDiger(value);
    onChange(value.trim() || undefined);
  };
  return (
    <>
      <Radio.Group label={label} value={secilen} onChange={choose}>
        <Stack gap={8} mt={6}>
          {nedenler.map((neden, index) => (
            // The first reason has the focus for people at the keyboard: a space chooses it, and Enter no longer closes the question.
            <Radio key={neden} value={neden} label={neden} data-autofocus={index === 0 || undefined} />
          ))}
          <Radio value={DIGER} label={t('neden.diger')} />
        </Stack>
      </Radio.Group>
      {secilen === DIGER && <TextInput autoFocus label={t('neden.aciklama')} maxLength={300} value={diger} onChange={(event) => write(event.currentTarget.value)} />}
    </>
  );
}
