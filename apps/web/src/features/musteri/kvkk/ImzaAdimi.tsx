import { imzaAlani } from '@defter/contract/fields.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { PencilIcon } from 'lucide-react';
import { refusalOfValue } from '../../../ui/form.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { ImzaAlani } from '../../../ui/imza/ImzaAlani.tsx';
import type { Secimler } from './OnayPaneli.tsx';

type ImzaAdimiProps = { musteriID: number; secimler: Secimler; onDone: () => void };

/** Consent by a signature on this screen. */
export function ImzaAdimi({ musteriID, secimler, onDone }: ImzaAdimiProps) {
  const { t } = useTranslation('kvkk');
  const [acik, setAcik] = useState(false);
  const [imza, setImza] = useState('');
  const imzala = useSave(kvkkCalls.imzala);
  const reason = secimler.rizalar.length === 0 ? t('enAzBir') : undefined;
  const save = () => imzala.mutate({ body: { musteriID, imza, ...secimler } }, { onSuccess: onDone });

  if (!acik) {
    return (
      <ReasonButton variant="default" leftSection={<PencilIcon size={18} />} reason={reason} onClick={() => setAcik(true)}>
        {t('imzaAl')}
      </ReasonButton>
    );
  }
  return (
    <Stack gap="xs">
      <ImzaAlani imza={imza} onChange={setImza} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={imza === ''} onClick={() => setImza('')}>
          {t('temizle')}
        </Button>
        <ReasonButton reason={reason ?? refusalOfValue(imzaAlani(), imza)} loading={imzala.isPending} onClick={save}>
          {t('imzayiKaydet')}
        </ReasonButton>
      </Group>
    </Stack>
  );
}
