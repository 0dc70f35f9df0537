import { isMaskeli } from '@defter/rules/maske.ts';
import { isMobil } from '@defter/rules/telefon.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOturum } from '../../../app/session/oturum.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';

type MusteriMetniProps = { telefon: string | null; metin: (firma: string) => string };

/** A text for the customer, to be changed, copied or opened in WhatsApp. Only people who may see the number send it there. */
export function MusteriMetni({ telefon, metin }: MusteriMetniProps) {
  const { t } = useTranslation('randevuTalep');
  const firma = useOturum()?.firma ?? '';
  const [text, setText] = useState(() => metin(firma));
  const canWrite = telefon !== null && !isMaskeli('telefon', telefon) && isMobil(telefon);
  return (
    <div>
      <GrowingTextarea label={t('metinBaslik')} minRows={3} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => void copyText(text, t('kopyalandi'))}>
          {t('kopyala')}
        </Button>
        {canWrite && (
          <Button component="a" href={`https://wa.me/${telefon.slice(1)}?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer">
            {t('whatsapp')}
          </Button>
        )}
      </Group>
    </div>
  );
}
