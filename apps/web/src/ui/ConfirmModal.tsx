import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from './confirm.tsx';

type ConfirmModalProps = { question: Question | undefined; onAnswer: (yes: boolean) => void };

/** The modal of `confirm`. */
export function ConfirmModal({ question, onAnswer }: ConfirmModalProps) {
  const { t } = useTranslation();
  // The modal still shows the question while it fades out.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  // Opens one render later: the kit remembers the previous focus only when it sees the modal open.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(question !== undefined), [question]);
  const danger = last?.danger === true;

  return (
    <Modal opened={opened} onClose={() => onAnswer(false)} title={last?.title} size="sm" zIndex={300}>
      {last?.text && (
        <Text size="sm" c="dimmed" mb="lg">
          {last.text}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={danger || undefined}>
          {t('vazgec')}
        </Button>
        <Button color={danger ? 'red' : undefined} onClick={() => onAnswer(true)} data-autofocus={!danger || undefined}>
          {last?.yes}
        </Button>
      </Group>
    </Modal>
  );
}
