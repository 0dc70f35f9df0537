import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useDrawn } from '../../ui/use-drawn.ts';
import { usePart } from '../../ui/use-part.ts';
import { useBosalanlar } from './bekleme/use-bosalanlar.tsx';
import type { PanelIsi } from './RandevuPaneli.tsx';
import type { MenuYeri } from './RandevuMenusu.tsx';
import { readFirst } from './read-first.ts';
import { SutunSecimi } from './SutunSecimi.tsx';
import { TakvimAraclari } from './TakvimAraclari.tsx';
import { TakvimGovdesi } from './TakvimGovdesi.tsx';
import { useTalepKatmani } from './talep/use-talep-katmani.tsx';
import { TepsiSeridi } from './TepsiSeridi.tsx';
import { useDuzen } from './use-duzen.ts';
import { useGun } from './use-gun.ts';
import { useKapali } from './use-kapali.ts';
import { useMasa } from './use-masa.ts';
import { useRandevuListesi } from './use-randevu-listesi.ts';
import { type AcilanPanel, useRandevuPaneli } from './use-randevu-paneli.ts';
import { useSuzgec } from './use-suzgec.ts';
import { type Takvim, useTakvim } from './use-takvim.ts';
import classes from './RandevuPage.module.css';

const loadMenu = async () => (await import('./RandevuMenusu.tsx')).RandevuMenusu;
const loadPanel = async () => (await import('./RandevuPaneli.tsx')).RandevuPaneli;
const loadAktarma = withTexts(['aktarma'], async () => (await import('./aktarma/AktarmaPaneli.tsx')).AktarmaPaneli);

/** The appointments by day, week, month or list, with everything the desk does to one of them one press away. */
export function RandevuPage() {
  const { t } = useTranslation(['randevu', 'takvim']);
  const suzgec = useSuzgec();
  const takvim = useTakvim(suzgec);
  const liste = useRandevuListesi(suzgec);
  const [aktarilan, setAktarilan] = useState<{ sutunID: number | null }>();
  const AktarmaPaneli = usePart(aktarilan !== undefined, loadAktarma);
  const [menu, setMenu] = useState<MenuYeri>();
  const RandevuMenusu = usePart(menu !== undefined, loadMenu);
  const { kapaliOf, isPending: kapaliBekleniyor } = useKapali(suzgec.tarih);
  const createReason = useReason(randevuCalls.create.yetki);
  const talepler = useTalepKatmani(suzgec, takvim.basliklar);
  const bosalanlar = useBosalanlar(takvim, suzgec);
  const duzen = useDuzen();
  const gun = useGun({ suzgec, takvim, kapaliOf, duzen });

  const isGun = suzgec.gorunum === 'gun';
  // The columns of colleagues who are off all day stand last, so the day waits for the shifts.
  const isStale = takvim.isStale || (isGun && kapaliBekleniyor);
  const isDrawn = useDrawn(!takvim.isPending && !isStale && !talepler.isPending && !bosalanlar.isPending);
  // A new appointment without a place waits for everything that tells where there is room.
  const panel = useRandevuPaneli({ suzgec, takvim, liste, gun, isReady: !takvim.isPending && !takvim.isStale && !kapaliBekleniyor });
  const { masa, tepsi, emptyTepsi, onTake } = useMasa({
    suzgec,
    takvim,
    talepler,
    kapaliOf,
    yakinlik: duzen.yakinlik,
    panel,
    isStale,
    onMenu: (randevu, anchor) => setMenu({ randevu, ...anchor }),
    onAktar: (sutunID) => setAktarilan({ sutunID }),
  });

  /** Opens the panel of an appointment for an act that was chosen in its menu. */
  const openFor = (id: number, is?: PanelIsi) => {
    masa.onOpen(id);
    panel.setIstek(is && { id, is });
  };

  return (
    <div className={classes.page} data-fills={suzgec.gorunum !== 'liste' || undefined} data-beside={panel.acik !== undefined || undefined}>
      <PageHeader title={t('baslik')} action={panel.acik ? undefined : { label: t('takvim.yeni'), run: () => panel.begin(), reason: createReason }}>
        <TakvimAraclari masa={masa} gun={gun} duzen={duzen} panelAcik={panel.acik !== undefined} onAktar={masa.onAktar && (() => setAktarilan({ sutunID: null }))} />
      </PageHeader>
      {isDrawn && isGun && gun.sutunlar.isPhone && <SutunSecimi sutunlar={gun.sutunlar} />}
      {tepsi && <TepsiSeridi tepsi={tepsi} onEmpty={emptyTepsi} />}
      {isDrawn && talepler.parts}
      {isDrawn && bosalanlar.parts}
      <TakvimGovdesi masa={masa} gun={gun} liste={liste} isDrawn={isDrawn} isStale={isStale} />
      {RandevuMenusu && <RandevuMenusu yer={menu} onClose={() => setMenu(undefined)} onOpen={openFor} onTake={onTake} />}
      {AktarmaPaneli && aktarilan && takvim.basliklar && (
        <AktarmaPaneli ilk={{ ...aktarilan, tarih: suzgec.tarih }} basliklar={takvim.basliklar} onClose={() => setAktarilan(undefined)} />
      )}
      <AcikPanel panel={panel} takvim={takvim} tarih={suzgec.tarih} />
    </div>
  );
}

RandevuPage.readFirst = readFirst;

/** The panel of the appointment that is open; its code is fetched when it is first wanted. */
function AcikPanel({ panel: { acik, istek, close, onYer }, takvim: { ayarlar, basliklar }, tarih }: { panel: AcilanPanel; takvim: Takvim; tarih: Tarih }) {
  const [params] = useSearchParams();
  const RandevuPaneli = usePart(acik !== undefined, loadPanel);
  if (!RandevuPaneli || !ayarlar || !basliklar || !acik) return null;
  return (
    <RandevuPaneli
      key={acik.id}
      randevu={acik.randevu}
      isOld={acik.isOld}
      hedef={acik.hedef}
      tarih={acik.hedef?.tarih ?? tarih}
      musteriID={Number(params.get('musteri')) || undefined}
      basliklar={basliklar}
      ayarlar={ayarlar}
      istek={istek}
      onClose={close}
      onYer={onYer}
    />
  );
}
