import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from './ReasonButton.tsx';

type QuestionFormProps = {
  title: string;
  /** One line under the title. */
  text?: string;
  yes: string;
  /** The act takes something away. */
  danger?: boolean;
  /** What the answer still lacks, in the words of the reason that its button shows; undefined when it can be given. */
  lacks?: string;
  busy: boolean;
  onClose: () => void;
  onYes: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A question that is answered with more than a press: a reason, an amount. Enter answers it. */
export function QuestionForm({ title, text, yes, danger = false, lacks, busy, onClose, onYes, children }: QuestionFormProps) {
  const { t } = useTranslation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lacks === undefined) onYes(event);
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {text !== undefined && (
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          )}
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('vazgec')}
            </Button>
            <ReasonButton type="submit" color={danger ? 'red' : undefined} reason={lacks} loading={busy}>
              {yes}
            </ReasonButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
