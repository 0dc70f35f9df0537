import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { smsCalls } from '@defter/contract/sms.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { Gonderimler } from './Gonderimler.tsx';
import { Mesajlar } from './Mesajlar.tsx';

/** The sendings to many customers, and every message with its outcome. */
export function SmsRaporPage() {
  const { t } = useTranslation('sms');
  const { can, ready } = useYetki();
  const [params, setParams] = useSearchParams();
  const sekme = params.get('sekme') === 'mesajlar' ? 'mesajlar' : 'gonderimler';
  if (!ready) return <RowsSkeleton />;
  return (
    <Tabs value={sekme} onChange={(next) => setParams(next === 'mesajlar' ? { sekme: 'mesajlar' } : {})} keepMounted={false}>
      <PageHeader title={t('rapor.baslik')} />
      <Tabs.List mb="md">
        <Tabs.Tab value="gonderimler">{t('rapor.gonderimler')}</Tabs.Tab>
        {can(smsCalls.mesajlar.yetki) && <Tabs.Tab value="mesajlar">{t('rapor.mesajlar')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="gonderimler">
        <Gonderimler />
      </Tabs.Panel>
      <Tabs.Panel value="mesajlar">
        <Mesajlar />
      </Tabs.Panel>
    </Tabs>
  );
}
