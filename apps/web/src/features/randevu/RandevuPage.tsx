import { randevuCalls } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { snap, toDakika } from '@defter/rules/saat.ts';
import { sharedMinutes } from '@defter/rules/vardiya.ts';
import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { GunTakvimi } from './calendar/GunTakvimi.tsx';
import type { Hedef, TakvimRandevusu, TakvimSutunu } from './calendar/types.ts';
import { GunSecimi } from './GunSecimi.tsx';
import { findIlkBos } from './ilk-bos.ts';
import { RandevuMenusu, type MenuYeri } from './RandevuMenusu.tsx';
import { isGizli, toSutun, toTakvim } from './takvim-verisi.ts';
import { SutunSecimi } from './SutunSecimi.tsx';
import { TakvimMenusu } from './TakvimMenusu.tsx';
import { TakvimAnahtari } from './TakvimAnahtari.tsx';
import { useGun } from './use-gun.ts';
import { useKapali } from './use-kapali.ts';
import { useMove } from './use-move.ts';
import { type GunHedefi, useRandevuPaneli } from './use-randevu-paneli.ts';
import { useSimdi } from '../../ui/use-simdi.ts';
import { useSutunlar } from './use-sutunlar.ts';
import classes from './RandevuPage.module.css';

const loadForm = async () => (await import('./RandevuPaneli.tsx')).RandevuPaneli;

/** The calendar: today's columns, with everything the desk does to an appointment one press away. */
export function RandevuPage() {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  const gun = useGun();
  const move = useMove(gun.tarih, gun.basliklar);
  const [params] = useSearchParams();
  const [menu, setMenu] = useState<MenuYeri>();
  const [gizliler, setGizliler] = useState(false);
  const simdi = useSimdi();
  const { kapaliOf, isPending: kapaliBekleniyor } = useKapali(gun.tarih);
  const createReason = useReason(randevuCalls.create.yetki);

  const isaret = useMemo(() => ({ yeniMusteri: t('isaret.yeniMusteri'), onayEksik: t('isaret.onayEksik'), not: t('isaret.not'), satis: t('isaret.satis') }), [t]);
  const byID = useMemo(() => new Map(gun.randevular.map((randevu) => [randevu.id, randevu])), [gun.randevular]);
  const hepsi = useMemo(() => gun.basliklar?.map((baslik) => toSutun(baslik, kapaliOf(baslik.personelID))) ?? [], [gun.basliklar, kapaliOf]);
  const gecmisReason = useReason('gecmisTarihGor');
  const randevular = useMemo(
    () => gun.randevular.filter((randevu) => gizliler || !isGizli(randevu)).map((randevu) => toTakvim(randevu, isaret)),
    [gun.randevular, gizliler, isaret],
  );
  const { baslangicSaati = '00:00', bitisSaati = '24:00' } = gun.ayarlar ?? {};
  const saatler = { baslangic: toDakika(baslangicSaati), bitis: toDakika(bitisSaati), simdi: gun.tarih === gun.bugun ? simdi : undefined };
  const sutunlar = useSutunlar({ ...saatler, sutunlar: hepsi, randevular });
  const gorunen = useMemo(() => {
    const elsewhere = new Set(sutunlar.hepsi.filter((sutun) => !sutunlar.gorunen.includes(sutun)).map(({ id }) => id));
    return randevular.filter(({ sutunID }) => !elsewhere.has(sutunID));
  }, [sutunlar.hepsi, sutunlar.gorunen, randevular]);
  // A new appointment without a place waits for everything that tells where there is room.
  const isReady = !gun.isPending && !gun.isStale && !kapaliBekleniyor;
  const panel = useRandevuPaneli(byID, isReady, () => findYer(gun, sutunlar.gorunen, gorunen, simdi));
  const Form = usePart(panel.acik !== undefined, loadForm);
  const movable = can(randevuCalls.update.yetki);
  const canMove = useCallback(({ durum }: { durum: string }) => movable && durum !== RandevuDurumu.kapandi, [movable]);

  return (
    <div className={classes.page} data-fills data-beside={panel.acik !== undefined || undefined}>
      <PageHeader title={t('baslik')} action={panel.acik ? undefined : { label: t('takvim.yeni'), run: () => panel.begin(), reason: createReason }}>
        <GunSecimi gun={gun} />
        {!sutunlar.isPhone && <SutunSecimi sutunlar={sutunlar} />}
        <TakvimAnahtari gizliler={gizliler} gizliSayisi={gun.randevular.filter(isGizli).length} onGizliler={setGizliler} />
        <TakvimMenusu />
      </PageHeader>
      {sutunlar.isPhone && <SutunSecimi sutunlar={sutunlar} />}
      {gun.failed ? (
        <LoadError onRetry={gun.refetch} />
      ) : gun.tarih < gun.bugun && gecmisReason ? (
        <EmptyState title={t('gecmisKapali')} text={gecmisReason}>
          <Button variant="default" onClick={() => gun.goTo(gun.bugun)}>
            {t('bugun')}
          </Button>
        </EmptyState>
      ) : gun.isPending || !gun.ayarlar ? (
        <RowsSkeleton rows={10} height={44} />
      ) : (
        <div className={classes.calendar} data-stale={gun.isStale || undefined}>
          <GunTakvimi
            {...saatler}
            tarih={gun.tarih}
            sutunlar={sutunlar.gorunen}
            randevular={gorunen}
            periyot={gun.ayarlar.zamanPeriyodu}
            canCreate={!createReason}
            canMove={canMove}
            onOpen={(id) => void panel.open(id)}
            onCreate={(yer) => panel.begin({ ...yer, tarih: gun.tarih })}
            onMove={(id, yer) => {
              const randevu = byID.get(id);
              if (randevu) move(randevu, yer, isDisinda(sutunlar.hepsi, yer));
            }}
            onMenu={(id, anchor) => {
              const randevu = byID.get(id);
              if (randevu) setMenu({ randevu, ...anchor });
            }}
          />
        </div>
      )}
      <RandevuMenusu yer={menu} onClose={() => setMenu(undefined)} onOpen={(id) => void panel.open(id)} />
      {Form && gun.ayarlar && gun.basliklar && panel.acik && (
        <Form
          key={panel.acik.id}
          randevu={panel.acik.randevu}
          hedef={panel.acik.hedef}
          tarih={panel.acik.hedef?.tarih ?? gun.tarih}
          musteriID={Number(params.get('musteri')) || undefined}
          basliklar={gun.basliklar}
          ayarlar={gun.ayarlar}
          onClose={panel.close}
        />
      )}
    </div>
  );
}

const isDisinda = (sutunlar: readonly TakvimSutunu[], yer: Hedef): boolean =>
  sutunlar.find(({ id }) => id === yer.sutunID)?.kapaliAraliklar?.some((aralik) => sharedMinutes(aralik, yer) > 0) ?? false;

/** How many slots are proposed for a visit before its services are known. */
const SLOTS = 2;
const GUN_SONU = 24 * 60 - 1;

/** Where a new appointment of the day fits first, today from now on; on a full day at that time in the first column. */
function findYer({ ayarlar, tarih, bugun }: ReturnType<typeof useGun>, sutunlar: readonly TakvimSutunu[], randevular: TakvimRandevusu[], simdi: number): GunHedefi | undefined {
  const [ilk] = sutunlar;
  if (!ayarlar || !ilk) return undefined;
  const { zamanPeriyodu: periyot } = ayarlar;
  const acilis = toDakika(ayarlar.baslangicSaati);
  const bitis = toDakika(ayarlar.bitisSaati);
  const baslangic = tarih === bugun ? snap(Math.max(simdi, acilis), periyot) : acilis;
  const sure = SLOTS * periyot;
  const ilkBos = findIlkBos({ baslangic, bitis, periyot, sutunlar, randevular, sure });
  if (ilkBos) return { ...ilkBos, tarih };
  // After closing time the rest of the night is left, so that the end comes after the beginning.
  const son = baslangic < bitis ? bitis : GUN_SONU;
  return { tarih, sutunID: ilk.id, baslangic: Math.min(baslangic, son - periyot), bitis: Math.min(baslangic + sure, son) };
}
