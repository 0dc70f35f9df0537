import { Anchor, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { KodAdimi } from './KodAdimi.tsx';
import { TelefonAdimi, type KodIstegi } from './TelefonAdimi.tsx';
import { YeniParolaAdimi } from './YeniParolaAdimi.tsx';

/** A forgotten password: phone, code, new password (spec 1§4, 2§7.4). */
export function ParolaPage() {
  const { t } = useTranslation('parola');
  const [istek, setIstek] = useState<KodIstegi>();
  const [smsKodu, setSmsKodu] = useState<string>();
  useDocumentTitle(`${t('baslik')} · Defter`);

  return (
    <>
      <Title order={1} size="1.75rem">
        {t('baslik')}
      </Title>
      {!istek && <TelefonAdimi onSent={setIstek} />}
      {istek && !smsKodu && <KodAdimi istek={istek} onSent={setIstek} onVerified={setSmsKodu} />}
      {istek && smsKodu && <YeniParolaAdimi cepTelefonu={istek.cepTelefonu} smsKodu={smsKodu} />}
      <Text size="sm" ta="center" mt="xl">
        <Anchor component={Link} to={paths.login()} inherit>
          {t('giriseDon')}
        </Anchor>
      </Text>
    </>
  );
}
