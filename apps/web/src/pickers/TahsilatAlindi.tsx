import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { Button, Stack, Text } from '@mantine/core';
import { PrinterIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../app/routing/paths.ts';
import { YetkiLinkButton } from '../app/session/YetkiLink.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';

export type AlinanTahsilat = { tahsilatID: number; alinan: Kurus; /** The part of it that became the customer's credit. */ avans: Kurus };

/** The collection that was just made, and its receipt on either paper. */
export function TahsilatAlindi({ ad, tahsilatID, alinan, avans, onClose }: AlinanTahsilat & { ad: string; onClose: () => void }) {
  const { t } = useTranslation('tahsilat');
  return (
    <SidePanel opened onClose={onClose} title={t('baslik')} description={ad}>
      <Stack gap="md">
        <Text fw={650} role="status" className="tabular">
          {t('alindi', { tutar: formatTL(alinan) })} {avans > 0 && t('avansKaldi', { tutar: formatTL(avans) })}
        </Text>
        {(['fis', 'fis58', 'a5'] as const).map((boy) => (
          <YetkiLinkButton key={boy} to={paths.tahsilatMakbuzu(tahsilatID, boy)} target="_blank" variant="default" leftSection={<PrinterIcon size={18} />}>
            {t(`makbuz.${boy}`)}
          </YetkiLinkButton>
        ))}
        <Button data-autofocus onClick={onClose}>
          {t('kapat')}
        </Button>
      </Stack>
    </SidePanel>
  );
}
