import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { type Randevu, randevuCalls } from '@defter/contract/randevu.ts';
import { canEdit } from '@defter/rules/randevu.ts';
import { Box } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useDrawn } from '../../ui/use-drawn.ts';
import { usePart } from '../../ui/use-part.ts';
import type { TepsiTuru } from './calendar/types.ts';
import { useBosalanlar } from './bekleme/use-bosalanlar.tsx';
import { GorunumSecimi } from './GorunumSecimi.tsx';
import { GunSecimi } from './GunSecimi.tsx';
import { HaftaSecimi } from './HaftaSecimi.tsx';
import type { Masa } from './masa.ts';
import type { PanelIsi, PanelIstegi } from './RandevuPaneli.tsx';
import type { MenuYeri } from './RandevuMenusu.tsx';
import { readFirst } from './read-first.ts';
import { SutunSecimi } from './SutunSecimi.tsx';
import { SuzgecMenusu } from './SuzgecMenusu.tsx';
import { isGizli } from './takvim-verisi.ts';
import { TakvimGovdesi } from './TakvimGovdesi.tsx';
import { useTalepKatmani } from './talep/use-talep-katmani.tsx';
import { TepsiSeridi } from './TepsiSeridi.tsx';
import { TakvimMenusu } from './TakvimMenusu.tsx';
import { useDuzen } from './use-duzen.ts';
import { useGun } from './use-gun.ts';
import { useKapali } from './use-kapali.ts';
import { useMove } from './use-move.ts';
import { useRandevuListesi } from './use-randevu-listesi.ts';
import { type GunHedefi, useRandevuPaneli } from './use-randevu-paneli.ts';
import { useSutunTuru } from './use-sutun-turu.ts';
import { useSuzgec } from './use-suzgec.ts';
import { useTepsi } from './use-tepsi.ts';
import { useTakvim } from './use-takvim.ts';
import { Yakinlik } from './Yakinlik.tsx';
import classes from './RandevuPage.module.css';

const loadMenu = async () => (await import('./RandevuMenusu.tsx')).RandevuMenusu;
const loadForm = async () => (await import('./RandevuPaneli.tsx')).RandevuPaneli;
const loadAktarma = withTexts(['aktarma'], async () => (await import('./aktarma/AktarmaPaneli.tsx')).AktarmaPaneli);

/** The appointments by day, week, month or list, with everything the desk does to one of them one press away. */
export function RandevuPage() {
  const { t } = useTranslation(['randevu', 'takvim']);
  const { can } = useYetki();
  const suzgec = useSuzgec();
  const takvim = useTakvim(suzgec);
  const liste = useRandevuListesi(suzgec);
  const [params] = useSearchParams();
  const [aktarilan, setAktarilan] = useState<{ sutunID: number | null }>();
  const Aktarma = usePart(aktarilan !== undefined, loadAktarma);
  const [menu, setMenu] = useState<MenuYeri>();
  const RandevuMenusu = usePart(menu !== undefined, loadMenu);
  const [istek, setIstek] = useState<PanelIstegi>();
  const [taslaklar, setTaslaklar] = useState<readonly GunHedefi[]>([]);
  const { kapaliOf, isPending: kapaliBekleniyor } = useKapali(suzgec.tarih);
  const createReason = useReason(randevuCalls.create.yetki);
  const talepler = useTalepKatmani(suzgec, takvim.basliklar);
  const bosalanlar = useBosalanlar(takvim, suzgec);
  const duzen = useDuzen();
  const gun = useGun({ suzgec, takvim, kapaliOf, duzen });
  const tur = useSutunTuru(suzgec, gun);
  const periyot = takvim.ayarlar?.zamanPeriyodu ?? 15;

  const { gorunum, tarih } = suzgec;
  const isGun = gorunum === 'gun';
  const gorunenler = gorunum === 'liste' ? liste.rows : takvim.randevular;
  const byID = useMemo(() => new Map(gorunenler.map((randevu) => [randevu.id, randevu])), [gorunenler]);
  // The columns of colleagues who are off all day stand last, so the day waits for the shifts.
  const isStale = takvim.isStale || (isGun && kapaliBekleniyor);
  const isDrawn = useDrawn(!takvim.isPending && !isStale && !talepler.isPending && !bosalanlar.isPending);
  // A new appointment without a place waits for everything that tells where there is room.
  const isReady = !takvim.isPending && !takvim.isStale && !kapaliBekleniyor;
  const panel = useRandevuPaneli(byID, { isReady, isOld: gorunum === 'liste' ? liste.isReading : takvim.isFetching }, () => (isGun ? gun.findYer() : undefined), (gunu) => {
    const { baslangicTarihi, bitisTarihi } = suzgec.aralik;
    if (gorunum !== 'liste' && (gunu < baslangicTarihi || gunu > bitisTarihi)) suzgec.goTo(gunu);
  });
  const Form = usePart(panel.acik !== undefined, loadForm);

  const move = useMove(takvim.basliklar, (reddedilen) => {
    const { id } = reddedilen.randevu;
    setIstek({ id, reddedilen });
    panel.open(id);
  });
  const { tepsi, take, empty, put } = useTepsi(move);
  const onTake = (randevu: Randevu, tur: TepsiTuru) => {
    const isCut = tur === 'kes';
    if (isCut ? can(randevuCalls.update.yetki) && canEdit(randevu.randevuDurumu) : !createReason && can('randevuKopyala')) take(randevu, tur);
  };

  /** Acts wait while the next days are read: the calendar still draws the days before, and an act would open or move one of their appointments. */
  const whenShown =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isStale) act(...args);
    };
  const masa: Masa = {
    suzgec,
    talepler,
    takvim,
    kapaliOf,
    yakinlik: duzen.yakinlik,
    canCreate: !createReason || tepsi !== undefined,
    canMove: can(randevuCalls.update.yetki),
    onOpen: whenShown((id) => {
      setIstek(undefined);
      if (!talepler.open(id)) panel.open(id);
    }),
    onCreate: whenShown((yer) => (tepsi ? put(tepsi, yer) : panel.begin(yer))),
    onMove: whenShown(move),
    onTake: whenShown(onTake),
    onAktar: can(aktarmaCalls.aktar.yetki) ? (sutunID) => setAktarilan({ sutunID }) : undefined,
    taslaklar,
    onMenu: whenShown((randevu, anchor) => setMenu({ randevu, ...anchor })),
  };

  /** Opens the panel of an appointment for an act that was chosen in its menu. */
  const openFor = (id: number, is?: PanelIsi) => {
    masa.onOpen(id);
    setIstek(is && { id, is });
  };

  return (
    <div className={classes.page} data-fills={gorunum !== 'liste' || undefined} data-beside={panel.acik !== undefined || undefined}>
      <PageHeader title={t('baslik')} action={panel.acik ? undefined : { label: t('takvim.yeni'), run: () => panel.begin(), reason: createReason }}>
        <GorunumSecimi suzgec={suzgec} />
        <GunSecimi suzgec={suzgec} />
        {gorunum === 'hafta' && <HaftaSecimi suzgec={suzgec} takvim={takvim} />}
        {(isGun || gorunum === 'hafta') && !panel.acik && (
          <Box visibleFrom="md">
            <Yakinlik duzen={duzen} periyot={periyot} isWhole={false} />
          </Box>
        )}
        <SuzgecMenusu suzgec={suzgec} />
        <TakvimMenusu
          suzgec={suzgec}
          duzen={duzen}
          periyot={periyot}
          gizliSayisi={takvim.randevular.filter(isGizli).length}
          sutunlar={isGun && !gun.sutunlar.isPhone ? gun.sutunlar : undefined}
          tur={tur}
          onAktar={masa.onAktar && (() => setAktarilan({ sutunID: null }))}
        />
      </PageHeader>
      {isDrawn && isGun && gun.sutunlar.isPhone && <SutunSecimi sutunlar={gun.sutunlar} />}
      {tepsi && <TepsiSeridi tepsi={tepsi} onEmpty={empty} />}
      {isDrawn && talepler.parts}
      {isDrawn && bosalanlar.parts}
      <TakvimGovdesi masa={masa} gun={gun} liste={liste} isDrawn={isDrawn} isStale={isStale} />
      {RandevuMenusu && <RandevuMenusu yer={menu} onClose={() => setMenu(undefined)} onOpen={openFor} onTake={onTake} />}
      {Aktarma && aktarilan && takvim.basliklar && <Aktarma ilk={{ ...aktarilan, tarih }} basliklar={takvim.basliklar} onClose={() => setAktarilan(undefined)} />}
      {Form && takvim.ayarlar && takvim.basliklar && panel.acik && (
        <Form
          key={panel.acik.id}
          randevu={panel.acik.randevu}
          isOld={panel.acik.isOld}
          hedef={panel.acik.hedef}
          tarih={panel.acik.hedef?.tarih ?? tarih}
          musteriID={Number(params.get('musteri')) || undefined}
          basliklar={takvim.basliklar}
          ayarlar={takvim.ayarlar}
          istek={istek?.id === panel.acik.id ? istek : undefined}
          onClose={panel.close}
          onYer={setTaslaklar}
        />
      )}
    </div>
  );
}

RandevuPage.readFirst = readFirst;
