import { girisCikisCalls, type GirisCikis } from '@defter/contract/giris-cikis.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { ActionIcon, Card } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { hasDirtyForm } from '../../../ui/open-forms.ts';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useToday } from '../../../ui/today.ts';
import classes from './GirisCikisPage.module.css';
import { GunListesi } from './GunListesi.tsx';
import { KayitFormu } from './KayitFormu.tsx';
import { QrKarti } from './QrKarti.tsx';

/** The colleagues who are here today, late or missing, beside the code for coming and going. */
export function GirisCikisPage() {
  const { t } = useTranslation('girisCikis');
  const bugun = useToday();
  const [secilen, setSecilen] = useState<string>();
  const [acik, setAcik] = useState<GirisCikis | 'yeni'>();
  const gun = secilen ?? bugun;
  const reason = useReason(girisCikisCalls.create.yetki);
  const { data, error, refetch } = useCall(girisCikisCalls.list, { query: { baslangic: gun, bitis: gun } }, { keep: true, every: 60_000 });
  const kayit = acik === 'yeni' ? undefined : acik;

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('elle'), run: () => setAcik('yeni'), reason }}>
        <ActionIcon variant="default" size="lg" aria-label={t('oncekiGun')} onClick={() => setSecilen(addDays(gun, -1))}>
          <ChevronLeftIcon size={18} />
        </ActionIcon>
        <DateField w={140} aria-label={t('tarih')} value={gun} onDay={setSecilen} />
        <ActionIcon variant="default" size="lg" aria-label={t('sonrakiGun')} onClick={() => setSecilen(addDays(gun, 1))}>
          <ChevronRightIcon size={18} />
        </ActionIcon>
      </PageHeader>
      <div className={classes.panes}>
        <Card padding={0}>
          {!data ? (
            <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={6} />} />
          ) : data.liste.length === 0 ? (
            <EmptyState title={t('bos.baslik')} text={t('bos.gun')} />
          ) : (
            <GunListesi gunler={data.liste} baslik="personel" onEdit={setAcik} />
          )}
        </Card>
        <QrKarti />
      </div>
      {acik && data && (
        <SidePanel opened onClose={() => setAcik(undefined)} isDirty={hasDirtyForm} title={t('baslik')}>
          <KayitFormu personeller={data.personeller} kayit={kayit} gun={gun} onClose={() => setAcik(undefined)} />
        </SidePanel>
      )}
    </>
  );
}
