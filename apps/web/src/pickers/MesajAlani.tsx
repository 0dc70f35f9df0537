import { EN_COK_PARCA, gidenMetin, smsBoyu } from '@defter/rules/sms.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '../ui/GrowingTextarea.tsx';
import { messageText } from '../ui/notice.ts';

/** The placeholders that a message to many may have. */
const YERLER = ['isim', 'ad', 'sube', 'telefon'] as const;

type Yer = { ad: string; label: string };

type MesajAlaniProps = {
  label?: string;
  value: string;
  onChange: (metin: string) => void;
  error?: React.ReactNode;
  /** The text with its placeholders filled for a recipient, if one is known: its length is counted. */
  dolu?: string;
  /** The text that the server adds, such as the line of refusal: it is counted too. */
  ek?: string;
  /** False if Turkish letters are sent as plain ones. */
  turkce?: boolean;
  /** Other placeholders than those of a message to many. */
  yerler?: readonly Yer[];
  /** A note instead of the size, for a text that is no SMS. */
  sizeNote?: string;
  autoFocus?: boolean;
};

/** The length of a part in each alphabet. */
const YER = { GSM7: 160, TR: 155, UCS2: 70 } as const;

/** A text message, with its cost during typing and the placeholders to insert. Its catalogue is `sms`. */
export function MesajAlani({ label, value, onChange, error, dolu, ek = '', turkce = true, yerler, sizeNote, autoFocus }: MesajAlaniProps) {
  const { t } = useTranslation('sms');
  const box = useRef<HTMLTextAreaElement>(null);
  const whole = value === '' ? '' : `${dolu ?? value}${ek}`;
  const { alfabe, uzunluk, parca } = smsBoyu(gidenMetin(whole, { turkce }));
  const places = yerler ?? YERLER.map((ad): Yer => ({ ad, label: t(`mesaj.${ad}`) }));
  const insert = (yer: string) => {
    const { selectionStart: from, selectionEnd: to } = box.current ?? { selectionStart: value.length, selectionEnd: value.length };
    onChange(`${value.slice(0, from)}[${yer}]${value.slice(to)}`);
    box.current?.focus();
  };
  const boy = [
    t('mesaj.boy', { uzunluk, count: parca }),
    alfabe !== 'GSM7' && t(alfabe === 'TR' ? 'mesaj.turkce' : 'mesaj.unicode', { yer: YER[alfabe] }),
    !turkce && t('mesaj.sade'),
  ];
  const boySozu = parca === 0 ? t('mesaj.bos') : boy.filter(Boolean).join(' · ');
  return (
    <Stack gap={6}>
      <GrowingTextarea
        ref={box}
        label={label ?? t('mesaj.metin')}
        required
        minRows={3}
        maxRows={12}
        value={value}
        error={error ?? (parca > EN_COK_PARCA && messageText('smsUzun', { n: EN_COK_PARCA }))}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap={6} justify="space-between">
        <Group gap={4}>
          {places.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('mesaj.yerler')}
            </Text>
          )}
          {places.map((yer) => (
            <Button key={yer.ad} size="compact-sm" variant="default" onClick={() => insert(yer.ad)}>
              {yer.label}
            </Button>
          ))}
        </Group>
        <Text size="sm" c={parca > 1 && !sizeNote ? 'yellow.8' : 'dimmed'} role="status">
          {sizeNote || boySozu}
        </Text>
      </Group>
    </Stack>
  );
}
