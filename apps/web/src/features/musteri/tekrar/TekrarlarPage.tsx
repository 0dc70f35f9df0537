import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { Tabs, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useYetki } from '../../../app/session/yetki.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Birlestirmeler } from './Birlestirmeler.tsx';
import { Tekrarlar } from './Tekrarlar.tsx';

const SEKME = 'sekme';
const BIRLESTIRILENLER = 'birlestirilenler';

/** Customers who may be the same person, and merged ones. */
export function TekrarlarPage() {
  const { t } = useTranslation('birlestirme');
  const [params, setParams] = useSearchParams();
  const { can } = useYetki();
  const seesBirlestirilenler = can(birlestirmeCalls.birlestirmeler.yetki);
  const sekme = seesBirlestirilenler && params.get(SEKME) === BIRLESTIRILENLER ? BIRLESTIRILENLER : 'tekrarlar';
  return (
    <>
      <PageHeader title={t('baslik')} />
      <Text size="sm" c="dimmed" mb="sm">
        {t('aciklama')}
      </Text>
      <Tabs value={sekme} onChange={(next) => setParams(next === BIRLESTIRILENLER ? { [SEKME]: next } : {}, { replace: true })} keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="tekrarlar">{t('sekme.tekrarlar')}</Tabs.Tab>
          {seesBirlestirilenler && <Tabs.Tab value={BIRLESTIRILENLER}>{t('sekme.birlestirilenler')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="tekrarlar">
          <Tekrarlar />
        </Tabs.Panel>
        <Tabs.Panel value={BIRLESTIRILENLER}>
          <Birlestirmeler />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
