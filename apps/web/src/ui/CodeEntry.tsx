import { Button, Group, PinInput, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CodeEntry.module.css';
import { refusalText } from './notice.ts';

const DIGITS = 6;

type CodeEntryProps = {
  /** When the code expires, in ms of `Date.now()`. A new code brings a new time. */
  until: number;
  busy: boolean;
  /** Gets the six digits. If it rejects, the boxes are emptied for another try, and the reason stands below them. */
  onComplete: (code: string) => Promise<unknown>;
  onResend: () => void;
};

/** Six boxes for a code from a text message, its remaining time, and the button for another code. */
export function CodeEntry({ until, busy, onComplete, onResend }: CodeEntryProps) {
  const { t } = useTranslation();
  const left = useSecondsUntil(until);
  const [refusal, setRefusal] = useState<{ of: number; tries: number; text: string }>();
  // The refusal belongs to the former code only.
  const refused = refusal?.of === until ? refusal : undefined;
  return (
    <Stack gap="md">
      <PinInput
        // A new code or a new try starts with empty boxes.
        key={`${until}-${refused?.tries ?? 0}`}
        className={classes.boxes}
        length={DIGITS}
        type="number"
        size="lg"
        oneTimeCode
        autoFocus
        placeholder=""
        error={refused !== undefined}
        disabled={busy || left === 0}
        onComplete={(code) => onComplete(code).catch((error: unknown) => setRefusal({ of: until, tries: (refused?.tries ?? 0) + 1, text: refusalText(error) }))}
        aria-label={t('kod.baslik')}
        // A dialog gives its focus to the element that asks for it, and otherwise to its first button.
        getInputProps={(index) => ({ 'aria-label': t('kod.hane', { sira: index + 1 }), ...(index === 0 && { 'data-autofocus': true }) })}
      />
      {refused && (
        <Text size="sm" c="var(--defter-danger)" role="alert">
          {refused.text}
        </Text>
      )}
      <Group justify="space-between" mih={36}>
        <Text size="sm" c="dimmed" className="tabular" role="timer">
          {left > 0 ? t('kod.sure', { sure: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` }) : t('kod.suresiDoldu')}
        </Text>
        <Button variant={left > 0 ? 'subtle' : 'light'} size="compact-md" disabled={busy} onClick={onResend}>
          {t('kod.tekrar')}
        </Button>
      </Group>
    </Stack>
  );
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
