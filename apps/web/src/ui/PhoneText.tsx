import { isMaskeli } from '@defter/rules/maske.ts';
import { formatTelefon, isMobil } from '@defter/rules/telefon.ts';
import { ActionIcon, Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MessageSquareTextIcon } from 'lucide-react';
import { Hint } from './Hint.tsx';
import { ofRow } from './of-row.ts';

/** `0(532) 123 45 67` as a link that calls; a mobile number also gets a WhatsApp link. */
export function PhoneText({ telefon, whatsapp = true }: { telefon: string | null | undefined; whatsapp?: boolean }) {
  const { t } = useTranslation();
  if (!telefon) return null;
  // The number is hidden from people who may not see contact data, so there is nothing to call.
  if (isMaskeli('telefon', telefon)) return <span className="tabular">{telefon}</span>;
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      <Anchor href={`tel:${telefon}`} c="inherit" fz="inherit" className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {formatTelefon(telefon)}
      </Anchor>
      {whatsapp && isMobil(telefon) && (
        <Hint label={t('whatsapp')}>
          <ActionIcon
            component="a"
            href={`https://wa.me/${telefon.slice(1)}`}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            variant="subtle"
            color="gray"
            aria-label={ofRow(t('whatsapp'), formatTelefon(telefon))}
          >
            <MessageSquareTextIcon size={16} />
          </ActionIcon>
        </Hint>
      )}
    </Group>
  );
}
