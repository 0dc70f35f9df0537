import { isMaskeli, type MaskeTuru } from '@defter/rules/maske.ts';
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PencilIcon } from 'lucide-react';
import { Hint } from './Hint.tsx';

/**
 * Props of an input whose value came hidden. It is read-only, because text typed into a hidden value would be lost: people leave it or clear it and
 * write a new one. For other values it returns no props.
 * @example <TextInput {...form.getInputProps(path)} {...hiddenInput('ePosta', email, () => form.setFieldValue(path, ''))} />
 */
export function hiddenInput(tur: MaskeTuru, value: string | null | undefined, empty: () => void) {
  if (!value || !isMaskeli(tur, value)) return {};
  return { readOnly: true, rightSection: <WriteAnew onClick={empty} /> };
}

function WriteAnew({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Hint label={t('gizli.yaz')}>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label={t('gizli.yaz')} onClick={onClick}>
        <PencilIcon size={16} />
      </ActionIcon>
    </Hint>
  );
}
