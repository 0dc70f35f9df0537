import { musteriCalls } from '@defter/contract/musteri.ts';
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useMissing } from '../../app/data/use-missing.ts';
import { withTexts } from '../../app/routing/with-texts.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { IslemdekiSatisSeridi } from '../../pickers/IslemdekiSatisSeridi.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { BilgilerKarti } from './BilgilerKarti.tsx';
import { Gecmis } from './Gecmis.tsx';
import { MusteriBasligi } from './MusteriBasligi.tsx';
import classes from './MusteriPage.module.css';
import { MusteriRakamlari } from './MusteriRakamlari.tsx';
import { MusteriYok } from './MusteriYok.tsx';
import { PasifSeridi } from './PasifSeridi.tsx';
import { SEKMELER } from './sekmeler.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';

const loadPanel = withTexts(['alan'], async () => (await import('./MusteriPaneli.tsx')).MusteriPaneli);
const OZET = 'ozet';

/** The card of one customer. Its panels belong to that customer, and close with the next one. */
export function MusteriPage() {
  const id = Number(useParams().id) || 0;
  return <MusteriKarti key={id} id={id} />;
}

/** The head of the card, open amounts and the visits; the rest in tabs, fetched when they are opened. */
function MusteriKarti({ id }: { id: number }) {
  const { t } = useTranslation('musteri');
  const { data, error, refetch } = useCall(musteriCalls.get, { params: { id } });
  const [params, setParams] = useSearchParams();
  const { can } = useYetki();
  const ayarlar = useAyarlar();
  const panel = usePanel();
  const Panel = usePart(panel.id !== undefined, loadPanel);
  const yok = useMissing({ data, error });
  const sekmeler = SEKMELER.filter(({ yetki, ve, anahtar }) => can(yetki) && (!ve || can(ve)) && (!anahtar || ayarlar[anahtar]));
  const sekme = sekmeler.find(({ ad }) => ad === params.get('sekme'));

  if (yok) return <MusteriYok />;
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<CardSkeleton lines={8} />} />;

  const { musteri } = data;
  return (
    <>
      <MusteriBasligi musteri={musteri} onEdit={() => panel.open(id)} />
      <IslemdekiSatisSeridi musteriID={id} />
      {!musteri.aktifMi && <PasifSeridi musteri={musteri} />}
      <Tabs value={sekme?.ad ?? OZET} onChange={(ad) => setParams(ad === null || ad === OZET ? {} : { sekme: ad }, { replace: true })} keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label={t('sekmeler')}>
          {[OZET, ...sekmeler.map(({ ad }) => ad)].map((ad) => (
            <Tabs.Tab key={ad} value={ad}>
              {t(`sekme.${ad as 'ozet'}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={OZET}>
          <MusteriRakamlari musteri={musteri} />
          <div className={classes.columns}>
            <Gecmis musteri={musteri} />
            <BilgilerKarti musteri={musteri} />
          </div>
        </Tabs.Panel>
        {sekme && (
          <Tabs.Panel value={sekme.ad}>
            <LazyPart key={sekme.ad} load={sekme.load} props={{ musteri }} />
          </Tabs.Panel>
        )}
      </Tabs>
      {Panel && panel.id !== undefined && <Panel id={id} onClose={panel.close} />}
    </>
  );
}
