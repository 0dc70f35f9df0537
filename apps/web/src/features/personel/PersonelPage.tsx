import { primCalls } from '@defter/contract/prim.ts';
import { Anchor, Button, Tabs } from '@mantine/core';
import { HandCoinsIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { PersonelListesi } from './PersonelListesi.tsx';
import { useYeniPersonel } from './use-yeni-personel.ts';

const loadRoller = async () => (await import('./roller/RollerSekmesi.tsx')).RollerSekmesi;
const SEKMELER = ['ekip', 'roller'] as const;

/** The number of colleagues that the plan still allows; if it allows none, a link to the plans. */
function Kalan({ sayi }: { sayi: number }) {
  const { t } = useTranslation('personel');
  if (sayi > 0) return t('kalan', { sayi });
  return (
    <Anchor component={Link} to={paths.hesap('paket')} inherit>
      {t('paketDolu')}
    </Anchor>
  );
}

/** The team, and the roles that define their rights. */
export function PersonelPage() {
  const { t } = useTranslation('personel');
  const [params, setParams] = useSearchParams();
  const sekme = SEKMELER.find((ad) => ad === params.get('sekme')) ?? 'ekip';
  const Roller = usePart(sekme === 'roller', loadRoller);
  const { add, kalan, reason } = useYeniPersonel();
  const { can } = useYetki();
  const isEkip = sekme === 'ekip';

  return (
    <Tabs value={sekme} onChange={(next) => setParams(next === 'roller' ? { sekme: next } : {})} keepMounted={false}>
      <PageHeader
        title={t('baslik')}
        aside={isEkip && kalan !== null && <Kalan sayi={kalan} />}
        action={isEkip ? { label: t('yeni'), run: add, reason } : undefined}
      >
        {can(primCalls.ay.yetki) && (
          <Button variant="default" component={Link} to={paths.prim()} leftSection={<HandCoinsIcon size={18} />}>
            {t('primler')}
          </Button>
        )}
      </PageHeader>
      <Tabs.List mb={16}>
        {SEKMELER.map((ad) => (
          <Tabs.Tab key={ad} value={ad}>
            {t(`sayfa.${ad}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="ekip">
        <PersonelListesi />
      </Tabs.Panel>
      <Tabs.Panel value="roller">{Roller ? <Roller /> : <RowsSkeleton />}</Tabs.Panel>
    </Tabs>
  );
}
