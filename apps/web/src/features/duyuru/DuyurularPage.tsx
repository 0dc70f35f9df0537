import { type Duyuru, duyuruCalls } from '@defter/contract/duyuru.ts';
import { Button } from '@mantine/core';
import { CheckCheckIcon, MegaphoneIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { DuyuruKarti } from './DuyuruKarti.tsx';
import classes from './Duyurular.module.css';
import { Okuyanlar } from './Okuyanlar.tsx';

const loadForm = async () => (await import('./DuyuruForm.tsx')).DuyuruForm;
const SAYFA = { sayfa: 1, sayfaBoyutu: 100 };

/** Announcements of Defter and of the business, unread ones first. */
export function DuyurularPage() {
  const { t } = useTranslation('duyuru');
  const { can } = useYetki();
  const { data, error, refetch } = useCall(duyuruCalls.list, { query: SAYFA });
  const kaydet = useSave(duyuruCalls.kaydet, { notice: false });
  const panel = usePanel();
  const Form = usePart(panel.id === 0, loadForm);
  const [okunan, setOkunan] = useState<Duyuru>();
  const read = (idler: number[]) => kaydet.mutate({ body: { duyurular: idler.map((id) => ({ id, okundu: true })) } });
  const yeniler = data?.liste.filter(({ okundu }) => !okundu) ?? [];

  return (
    <>
      <PageHeader title={t('baslik')} action={can(duyuruCalls.create.yetki) ? { label: t('yeni'), run: () => panel.open() } : undefined}>
        {yeniler.length > 1 && (
          <Button variant="default" leftSection={<CheckCheckIcon size={18} />} loading={kaydet.isPending} onClick={() => read(yeniler.map(({ id }) => id))}>
            {t('hepsiniOkudum')}
          </Button>
        )}
      </PageHeader>
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={90} />} />
      ) : data.liste.length === 0 ? (
        <EmptyState icon={MegaphoneIcon} title={t('bos')} text={t('bosAciklama')} />
      ) : (
        <section className={classes.list} aria-label={t('baslik')}>
          {data.liste.map((duyuru) => (
            <DuyuruKarti key={duyuru.id} duyuru={duyuru} onRead={() => read([duyuru.id])} onReaders={() => setOkunan(duyuru)} />
          ))}
        </section>
      )}
      {panel.id === 0 && Form && <Form onClose={panel.close} />}
      {okunan && <Okuyanlar duyuru={okunan} onClose={() => setOkunan(undefined)} />}
    </>
  );
}
