import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAskedToLose, leaveForm } from './ask-to-lose.ts';
import { useStepGuard } from './leave-guard.ts';
import { ReasonButton } from './ReasonButton.tsx';
import { isEscapeOf } from './uppermost.ts';

type QuestionFormProps = {
  title: string;
  /** One line under the title. */
  text?: string;
  yes: string;
  /** The act takes something away. */
  danger?: boolean;
  /** The missing part of the answer, as the reason that its button shows; undefined if the answer is complete. */
  lacks?: string;
  busy: boolean;
  onClose: () => void;
  onYes: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

type Field = HTMLInputElement | HTMLTextAreaElement;
/** Only typed text counts: a tick or a choice is quickly made again. */
const isTypedInto = (target: EventTarget): target is Field => target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));

/** A question that is answered with more than a press: a reason, an amount. Enter answers it; closing it asks before input is lost. */
export function QuestionForm({ title, text, yes, danger = false, lacks, busy, onClose, onYes, children }: QuestionFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(new Set<Field>());
  const isTyped = () => [...typed.current].some((field) => field.isConnected && field.value.trim() !== '');
  useStepGuard((step) => isTyped() && !busy && !step.isConsequence);
  const close = () => {
    if (!isAskedToLose()) void leaveForm(isTyped, onClose);
  };
  useWindowEvent('keydown', (event) => isEscapeOf(event, form.current?.closest('[role="dialog"]')) && close(), { capture: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lacks === undefined) onYes(event);
  };
  return (
    // The component library would close it together with a dialog over it.
    <Modal opened onClose={close} title={title} closeOnEscape={false}>
      <form ref={form} noValidate onSubmit={submit} onInput={({ target }) => isTypedInto(target) && typed.current.add(target)}>
        <Stack gap="md">
          {text !== undefined && (
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          )}
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
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
