import { TANIM_TURLERI, tanimCalls, tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSave } from '../../app/data/query.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { Undo2Icon } from 'lucide-react';
import { notice } from '../../ui/notice.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePart } from '../../ui/use-part.ts';
import { TurPane } from './TurPane.tsx';
import { TurTablosu } from './TurTablosu.tsx';
import classes from './Tanimlamalar.module.css';
import { hedeflerOf, useHepsi, type Satir } from './turler.ts';
import { useGone } from './use-gone.ts';

const loadForm = async () => (await import('./TanimForm.tsx')).TanimForm;
const loadBirlestir = async () => (await import('./BirlestirPaneli.tsx')).BirlestirPaneli;
const loadGecmis = async () => (await import('./BirlestirmelerPaneli.tsx')).BirlestirmelerPaneli;

const EMPTY: readonly Satir[] = [];

/** Every list that the salon picks from: kinds on the left, the entries of one on the right. */
export function TanimlamalarPage() {
  const { t } = useTranslation(['tanim', 'ortak']);
  const [params, setParams] = useSearchParams();
  const tur = readTur(params.get('tur'));
  const { create } = tanimOf(tur).calls;
  const { tanimlar, isReading, ...yukleme } = useHepsi();
  const satirlar = tanimlar?.[tur] ?? EMPTY;
  const panel = usePanel();
  const [gidenKayit, setGiden] = useState<Satir>();
  // The present entry, because another desk may have put it out of use.
  const giden = gidenKayit && (satirlar.find(({ id }) => id === gidenKayit.id) ?? gidenKayit);
  const [gecmis, setGecmis] = useState(false);
  const found = satirlar.find(({ id }) => id === panel.id);
  const acik = useOpenRecord(panel.id, found, isReading);
  const close = useGone(panel, tanimlar && found !== undefined);
  const Form = usePart(panel.id !== undefined, loadForm);
  const Birlestir = usePart(giden !== undefined, loadBirlestir);
  const Gecmis = usePart(gecmis, loadGecmis);
  const yetkiReason = useReason(create?.yetki ?? 'giris');
  const reason = create ? yetkiReason : t('ortakListe');

  // Search and filters belonged to the previous kind.
  const choose = (secilen: TanimTuru) => setParams({ tur: secilen }, { replace: true });
  const geriAl = useSave(tanimCalls.geriAl);
  const askMerge = (satir: Satir) => {
    close();
    setGiden(satir);
  };

  return (
    <>
      <PageHeader
        title={t('baslik')}
        action={{ label: t('yeni'), run: () => panel.open(), reason }}
      >
        <YetkiButton yetki={tanimCalls.birlestirmeler.yetki} variant="default" leftSection={<Undo2Icon size={18} />} onClick={() => setGecmis(true)}>
          {t('birlestirmeler.ac')}
        </YetkiButton>
      </PageHeader>
      <div className={classes.panes}>
        <TurPane secili={tur} tanimlar={tanimlar} onSelect={choose} />
        <TurTablosu key={tur} tur={tur} tanimlar={tanimlar} satirlar={satirlar} yukleme={yukleme} onOpen={panel.open} onAdd={() => panel.open()} />
      </div>
      {Form && create && yetkiReason === undefined && tanimlar && (panel.id === 0 || acik) && (
        <Form key={`${tur}.${panel.id}`} tur={tur} satir={acik} onClose={close} onMerge={askMerge} />
      )}
      {Birlestir && giden && (
        <Birlestir
          key={giden.id}
          tur={tur}
          giden={giden}
          hedefler={hedeflerOf(tur, giden, satirlar)}
          onClose={() => setGiden(undefined)}
          onMerged={(id, kalan) => {
            setGiden(undefined);
            notice.undo(t('birlestir.oldu', { giden: giden.adi, kalan: kalan.adi }), () => geriAl.mutate({ body: { id } }));
          }}
          onDeactivated={(takeBack) => {
            setGiden(undefined);
            notice.undo(t('birlestir.pasifOldu', { adi: giden.adi }), takeBack);
          }}
        />
      )}
      {Gecmis && gecmis && <Gecmis onClose={() => setGecmis(false)} />}
    </>
  );
}

const readTur = (text: string | null): TanimTuru => TANIM_TURLERI.find((tur) => tur === text) ?? TANIM_TURLERI[0]!;
