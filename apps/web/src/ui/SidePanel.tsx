import { Button, Drawer, Group, Kbd, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { askToLose, isAskedToLose } from './ask-to-lose.ts';
import { useStepGuard } from './leave-guard.ts';
import { isEntryDirty } from './open-entries.ts';
import classes from './SidePanel.module.css';
import { isEscapeOf } from './uppermost.ts';

/** The part of a form that a panel needs. Every `useZodForm` has it. */
type PanelForm = { submit: (event?: SyntheticEvent<HTMLFormElement>) => void; busy: boolean; isDirty: () => boolean };

type SidePanelProps = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Makes the panel a form: Enter and Ctrl+Enter save, Esc asks before it discards anything. */
  form?: PanelForm;
  /** The id of a form inside a panel that is no form itself, because it has other parts that may be forms. */
  formID?: string;
  /** For a panel that is no form: whether closing it would lose input. */
  isDirty?: () => boolean;
  /** False while another part is shown: then nothing can be saved, but closing still asks. */
  isFormShown?: boolean;
  /** False while a value that the save agrees to, such as an amount, is still being read. */
  isReady?: boolean;
  saveLabel?: string;
  /** Left side of the footer, for example a delete button. */
  extra?: ReactNode;
  /** Replaces the buttons of the footer. A panel without form and footer has none. */
  footer?: ReactNode;
  /** The page behind stays usable, as the calendar does during a booking. */
  beside?: boolean;
  /** 420, 560, 760 or 920 px; the whole width on phones. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
};

const BESIDE = '[role="dialog"][aria-modal="false"]';
const WIDTHS = { sm: 420, md: 560, lg: 760, xl: 920 };

/** Whether a filled field does not get the focus on a phone: the keyboard would cover half of a record that somebody may only want to read. */
function waitsForFinger(field: Element | null): boolean {
  const isFilled = (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
  return isFilled && window.matchMedia('(pointer: coarse)').matches;
}

/** Edits at the right edge, so that the list behind stays in sight. */
export function SidePanel({
  opened,
  onClose,
  title,
  description,
  children,
  form,
  formID,
  isDirty = form?.isDirty,
  isFormShown = true,
  isReady = true,
  saveLabel,
  extra,
  footer,
  beside = false,
  size = 'sm',
}: SidePanelProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isTyped = () => opened && (isDirty?.() || isEntryDirty(content.current));
  // Nothing is asked during the save. With a panel beside it the page may change, to another day for example.
  useStepGuard((step) => isTyped() && !form?.busy && !step.isConsequence && (step.changesScreen || !beside));

  // Pages unmount the panel instead of closing it, and the kit gives the focus back only on closing.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Another panel beside the page may have taken its place, and the focus.
      const next = document.activeElement?.closest(BESIDE);
      if (opener instanceof HTMLElement && (!next || next.contains(opener))) opener.focus({ preventScroll: true });
    },
    [opener],
  );

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      content.current = element;
      // The kit focuses the first element with `data-autofocus`, so this takes the focus from the field.
      if (element && waitsForFinger(element.querySelector('[data-autofocus]'))) element.dataset['autofocus'] = 'true';
      const dialog = element?.closest<HTMLElement>('[role="dialog"]');
      if (!beside || !dialog) return;
      // The kit calls every dialog modal, and focuses only those that keep the focus.
      dialog.setAttribute('aria-modal', 'false');
      // A panel that is still being read is replaced by another one, which gets the focus instead.
      if (!dialog.querySelector('[aria-busy="true"]')) (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
    },
    [beside],
  );

  const close = async () => {
    if (isAskedToLose() || (isTyped() && !(await askToLose()))) return;
    onClose();
  };

  const closeByKey = (event: globalThis.KeyboardEvent) => {
    if (opened && isEscapeOf(event, content.current?.closest('[role="dialog"]'))) void close();
  };
  useWindowEvent('keydown', closeByKey, { capture: true });

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isFormShown) return;
    const { target: pressed, currentTarget } = event;
    // A question that is asked out of the panel has a form of its own.
    if (pressed instanceof Element && !currentTarget.contains(pressed) && pressed.closest('form')) return;
    event.preventDefault();
    if (!isReady) return;
    const target = formID === undefined ? element.current : document.getElementById(formID);
    if (target instanceof HTMLFormElement) target.requestSubmit();
  };

  const asForm = isFormShown && form;
  const becomesForm = formID === undefined && form;
  const buttons =
    footer ??
    (asForm && (
      <>
        {extra}
        <Group gap="xs" ml="auto" wrap="nowrap">
          <Button variant="default" onClick={close}>
            {t('vazgec')}
          </Button>
          <Button
            type="submit"
            form={formID}
            loading={asForm.busy}
            disabled={!isReady}
            aria-keyshortcuts="Control+Enter"
            rightSection={
              <Kbd aria-hidden className={classes.key}>
                Ctrl ↵
              </Kbd>
            }
          >
            {saveLabel ?? t('kaydet')}
          </Button>
        </Group>
      </>
    ));
  const inside = (
    <>
      <div ref={attach} tabIndex={-1} className={classes.content}>
        {children}
      </div>
      {buttons && <div className={classes.footer}>{buttons}</div>}
    </>
  );

  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size={WIDTHS[size]}
      withOverlay={!beside}
      lockScroll={!beside}
      trapFocus={!beside}
      closeOnClickOutside={!beside}
      // The component library would close it together with a dialog over it.
      closeOnEscape={false}
      // Without this role screen readers would take it for the head of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ content: classes.panel, header: classes.header, title: classes.title, body: classes.body }}
      title={
        <>
          {title}
          {description && (
            <Text component="div" size="sm" c="dimmed" fw={400}>
              {description}
            </Text>
          )}
        </>
      }
    >
      {becomesForm ? (
        <form ref={element} className={classes.form} noValidate onSubmit={becomesForm.submit} onKeyDown={saveByKey}>
          {inside}
        </form>
      ) : (
        <div role="group" className={classes.form} onKeyDown={formID === undefined ? undefined : saveByKey}>
          {inside}
        </div>
      )}
    </Drawer>
  );
}
