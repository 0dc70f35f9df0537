import { maskTelefon } from '@defter/rules/telefon.ts';
import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconGizle, IconGoster } from '../../ui/icons.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { isGizli } from './form-values.ts';

/** A phone that those who look over one's shoulder cannot read until it is asked for. */
export function GizliTelefon({ telefon }: { telefon: string }) {
  const { t } = useTranslation('musteri');
  const [shown, setShown] = useState(false);
  // Nothing to reveal to those who get it hidden from the server.
  if (isGizli(telefon)) return <PhoneText telefon={telefon} />;
  const label = t(shown ? 'islem.telefonuGizle' : 'islem.telefonuGoster');
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      {shown ? <PhoneText telefon={telefon} /> : <span className="tabular">{maskTelefon(telefon)}</span>}
      <Tooltip label={label}>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <IconGizle size={17} /> : <IconGoster size={17} />}
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
