import { urunCalls } from '@defter/contract/urun.ts';
import { Card, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { KayitYok } from '../../app/page/KayitYok.tsx';
import { paths } from '../../app/routing/paths.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useMissing } from '../../app/data/use-missing.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { PackageIcon } from 'lucide-react';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { AltUrunBasligi } from './AltUrunBasligi.tsx';
import { sekmelerOf } from './sekmeler.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';

const loadForm = async () => (await import('./UrunForm.tsx')).UrunForm;
const loadTasi = async () => (await import('./TasiPaneli.tsx')).TasiPaneli;
const ALL = 500;

/** One service or product. Open panels of its page belong to it, and close with the next one. */
export function AltUrunPage() {
  const id = Number(useParams().id) || 0;
  return <AltUrunSayfasi key={id} id={id} />;
}

/** Its head and its tabs. */
function AltUrunSayfasi({ id }: { id: number }) {
  const { t } = useTranslation(['altUrun', 'urun']);
  const { data, error, refetch } = useCall(urunCalls.getAltUrun, { params: { id } });
  const panel = usePanel();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { can } = useYetki();
  const gruplar = useCall(urunCalls.listAnaUrunler, { query: { durum: 'tumu', sayfaBoyutu: ALL } }, { enabled: panel.id !== undefined });
  const Form = usePart(panel.id !== undefined, loadForm);
  const [tasiniyor, setTasiniyor] = useState(false);
  const Tasi = usePart(tasiniyor, loadTasi);
  const yok = useMissing({ data, error });

  if (yok) {
    return <KayitYok icon={PackageIcon} title={t('bulunamadi.baslik')} text={t('bulunamadi.aciklama')} to={paths.urunler()} back={t('tumUrunler')} />;
  }
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={8} />} />;

  const { altUrun } = data;
  const sekmeler = sekmelerOf(altUrun).filter(({ yetki }) => can(yetki));
  const acik = sekmeler.find(({ ad }) => ad === params.get('sekme'))?.ad ?? 'bilgiler';
  return (
    <>
      <AltUrunBasligi altUrun={altUrun} onEdit={() => panel.open(id)} onMove={() => setTasiniyor(true)} />
      <Card padding="md">
        <Tabs value={acik} onChange={(sekme) => setParams(sekme && sekme !== 'bilgiler' ? { sekme } : {}, { replace: true })} keepMounted={false}>
          <Tabs.List mb="md">
            {sekmeler.map(({ ad }) => (
              <Tabs.Tab key={ad} value={ad}>
                {t(`sekme.${ad}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {sekmeler.map((sekme) => (
            <Tabs.Panel key={sekme.ad} value={sekme.ad}>
              <LazyPart load={sekme.load} props={{ altUrun }} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </Card>
      {Form && panel.id !== undefined && gruplar.data && (
        <Form
          urun={altUrun}
          gruplar={gruplar.data.liste}
          grupID={null}
          onClose={panel.close}
          onRemoved={() => void navigate(paths.urunler(), { replace: true })}
        />
      )}
      {Tasi && tasiniyor && <Tasi altUrunIDler={[id]} aciklama={altUrun.adi} anaUrunID={altUrun.anaUrunID} onClose={() => setTasiniyor(false)} />}
    </>
  );
}
