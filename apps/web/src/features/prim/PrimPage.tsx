import { primCalls } from '@defter/contract/prim.ts';
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useYetki } from '../../app/session/yetki.ts';
import { PrimSatirlari } from '../../pickers/PrimSatirlari.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { AySekmesi } from './AySekmesi.tsx';

const loadKurallar = async () => (await import('./KurallarSekmesi.tsx')).KurallarSekmesi;
const loadDeneme = async () => (await import('./DenemeSekmesi.tsx')).DenemeSekmesi;
const SEKMELER = ['ay', 'kurallar', 'deneme'] as const;

/** The commission of the team by months, and its rules. Everybody sees their own. */
export function PrimPage() {
  const { t } = useTranslation('prim');
  const { can, ready } = useYetki();
  const [params, setParams] = useSearchParams();
  const sekme = SEKMELER.find((ad) => ad === params.get('sekme')) ?? 'ay';
  const Kurallar = usePart(sekme === 'kurallar', loadKurallar);
  const Deneme = usePart(sekme === 'deneme', loadDeneme);

  if (!ready) return <RowsSkeleton />;
  if (!can(primCalls.ay.yetki)) {
    return (
      <>
        <PageHeader title={t('benim')} />
        <PrimSatirlari aySecilir />
      </>
    );
  }
  return (
    <Tabs value={sekme} onChange={(next) => setParams(next === 'ay' ? {} : { sekme: next! })} keepMounted={false}>
      <PageHeader title={t('baslik')} />
      <Tabs.List mb="md">
        {SEKMELER.map((ad) => (
          <Tabs.Tab key={ad} value={ad}>
            {t(`sekme.${ad}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="ay">
        <AySekmesi />
      </Tabs.Panel>
      <Tabs.Panel value="kurallar">{Kurallar ? <Kurallar /> : <RowsSkeleton />}</Tabs.Panel>
      <Tabs.Panel value="deneme">{Deneme ? <Deneme /> : <RowsSkeleton />}</Tabs.Panel>
    </Tabs>
  );
}
