import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedChoice } from './confirm.tsx';

type ConfirmModalProps = { question: AskedChoice | undefined; onAnswer: (value: string | undefined) => void };

/** The modal of `confirm` and `choose`. One answer stands beside the button that closes, several below each other. */
export function ConfirmModal({ question, onAnswer }: ConfirmModalProps) {
  const { t } = useTranslation();
  // The modal still shows the question while it fades out.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  // Opens one render later: the kit remembers the previous focus only when it sees the modal open.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(question !== undefined), [question]);
  const danger = last?.danger === true;

  const leave = (
    <Button key="leave" variant="default" onClick={() => onAnswer(undefined)} data-autofocus={danger || undefined}>
      {t('vazgec')}
    </Button>
  );
  const answers = last?.choices.map(({ value, label }, index) => (
    <Button key={value} color={danger ? 'red' : undefined} variant={index === 0 ? 'filled' : 'light'} onClick={() => onAnswer(value)} data-autofocus={(!danger && index === 0) || undefined}>
      {label}
    </Button>
  ));

  return (
    <Modal opened={opened} onClose={() => onAnswer(undefined)} title={last?.title} size="sm" zIndex={300}>
      {last?.text && (
        <Text size="sm" c="dimmed" mb="lg">
          {last.text}
        </Text>
      )}
      {answers?.length === 1 ? (
        <Group justify="flex-end" gap="xs">
          {leave}
          {answers}
        </Group>
      ) : (
        <Stack gap="xs">
          {answers}
          {leave}
        </Stack>
      )}
    </Modal>
  );
}
