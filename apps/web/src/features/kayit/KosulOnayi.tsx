import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../app/routing/with-texts.ts';
import { usePart } from '../../ui/use-part.ts';

const loadKosullar = withTexts(['kosullar'], async () => (await import('./KosullarModal.tsx')).KosullarModal);

type KosulOnayiProps = { checked: boolean; onChange: (checked: boolean) => void; error: string | undefined };

/** Registering requires accepting the terms of use, which open with one press (spec 2§5). */
export function KosulOnayi({ checked, onChange, error }: KosulOnayiProps) {
  const { t } = useTranslation('kayit');
  const [reading, setReading] = useState(false);
  const KosullarModal = usePart(reading, loadKosullar);
  // The words between the marks are the button. A part of the library that reads such marks would come with every page.
  const [before, words, after] = t('kosulKabul').split(/<\/?kosullar>/);
  return (
    <>
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        label={
          <>
            {before}
            <Anchor component="button" type="button" inherit onClick={() => setReading(true)}>
              {words}
            </Anchor>
            {after}
          </>
        }
      />
      {reading && KosullarModal && <KosullarModal onClose={() => setReading(false)} />}
    </>
  );
}
