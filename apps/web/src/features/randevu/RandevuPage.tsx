import { randevuCalls, type Randevu } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { snap, toDakika } from '@defter/rules/saat.ts';
import { sharedMinutes } from '@defter/rules/vardiya.ts';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { useYetki } from '../../app/session/yetki.ts';
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
import { useGun } from './use-gun.ts';
import { useKapali } from './use-kapali.ts';
import { useMove } from './use-move.ts';
import { useSimdi } from './use-simdi.ts';
import classes from './RandevuPage.module.css';

const loadForm = async () => (await import('./RandevuPaneli.tsx')).RandevuPaneli;

/** The calendar: today's columns, with everything the desk does to an appointment one press away. */
export function RandevuPage() {
  const { t } = useTranslation('randevu');
  const { can } = useYetki();
  const gun = useGun();
  const move = useMove(gun.tarih, gun.basliklar);
  const panel = usePanel();
  const [params] = useSearchParams();
  const [hedef, setHedef] = useState<Hedef>();
  const [menu, setMenu] = useState<MenuYeri>();
  const [gizliler, setGizliler] = useState(false);
  const simdi = useSimdi();
  const { kapaliOf, isPending: kapaliBekleniyor } = useKapali(gun.tarih);
  const Form = usePart(panel.id !== undefined, loadForm);
  const createReason = useReason(randevuCalls.create.yetki);

  const isaret = useMemo(() => ({ yeniMusteri: t('isaret.yeniMusteri'), onayEksik: t('isaret.onayEksik'), not: t('isaret.not'), satis: t('isaret.satis') }), [t]);
  const byID = useMemo(() => new Map(gun.randevular.map((randevu) => [randevu.id, randevu])), [gun.randevular]);
  const sutunlar = useMemo(() => gun.basliklar?.map((baslik) => toSutun(baslik, kapaliOf(baslik.personelID))) ?? [], [gun.basliklar, kapaliOf]);
  const gorunen = useMemo(
    () => gun.randevular.filter((randevu) => gizliler || !isGizli(randevu)).map((randevu) => toTakvim(randevu, isaret)),
    [gun.randevular, gizliler, isaret],
  );
  const movable = can(randevuCalls.update.yetki);
  const canMove = useCallback(({ durum }: { durum: string }) => movable && durum !== RandevuDurumu.kapandi, [movable]);

  const begin = (yer?: Hedef) => {
    setHedef(yer);
    panel.open();
  };
  const gizliSayisi = gun.randevular.filter(isGizli).length;
  const acik: Randevu | undefined = panel.id ? byID.get(panel.id) : undefined;
  // A new one that was begun nowhere waits for all that says where there is room.
  const isReady = panel.id === 0 && !hedef ? !gun.isPending && !gun.isStale && !kapaliBekleniyor : true;

  return (
    <div className={classes.page}>
      <PageHeader title={t('baslik')} action={{ label: t('takvim.yeni'), run: () => begin(), reason: createReason }}>
        <GunSecimi gun={gun} gizliler={gizliler} gizliSayisi={gizliSayisi} onGizliler={setGizliler} />
      </PageHeader>
      {gun.failed ? (
        <LoadError onRetry={gun.refetch} />
      ) : gun.isPending || !gun.ayarlar ? (
        <RowsSkeleton rows={10} height={44} />
      ) : (
        <div className={classes.calendar} data-stale={gun.isStale || undefined}>
          <GunTakvimi
            tarih={gun.tarih}
            sutunlar={sutunlar}
            randevular={gorunen}
            baslangic={toDakika(gun.ayarlar.baslangicSaati)}
            bitis={toDakika(gun.ayarlar.bitisSaati)}
            periyot={gun.ayarlar.zamanPeriyodu}
            simdi={gun.tarih === gun.bugun ? simdi : undefined}
            canCreate={!createReason}
            canMove={canMove}
            onOpen={(id) => panel.open(id)}
            onCreate={begin}
            onMove={(id, yer) => {
              const randevu = byID.get(id);
              if (randevu) move(randevu, yer, isDisinda(sutunlar, yer));
            }}
            onMenu={(id, anchor) => {
              const randevu = byID.get(id);
              if (randevu) setMenu({ randevu, ...anchor });
            }}
          />
        </div>
      )}
      <RandevuMenusu yer={menu} onClose={() => setMenu(undefined)} onOpen={(id) => panel.open(id)} />
      {Form && gun.ayarlar && gun.basliklar && panel.id !== undefined && (panel.id === 0 || acik) && isReady && (
        <Form
          key={panel.id}
          randevu={acik}
          hedef={hedef ?? findYer(gun, sutunlar, gorunen, simdi)}
          tarih={gun.tarih}
          musteriID={Number(params.get('musteri')) || undefined}
          basliklar={gun.basliklar}
          ayarlar={gun.ayarlar}
          onClose={() => {
            setHedef(undefined);
            panel.close();
          }}
        />
      )}
    </div>
  );
}

const isDisinda = (sutunlar: readonly TakvimSutunu[], yer: Hedef): boolean =>
  sutunlar.find(({ id }) => id === yer.sutunID)?.kapaliAraliklar?.some((aralik) => sharedMinutes(aralik, yer) > 0) ?? false;

/** As many slots as a visit is proposed for before its services are known. */
const SLOTS = 2;
const GUN_SONU = 24 * 60 - 1;

/** Where a new appointment of the day fits first, today from now on; on a full day at that time in the first column. */
function findYer({ ayarlar, tarih, bugun }: ReturnType<typeof useGun>, sutunlar: TakvimSutunu[], randevular: TakvimRandevusu[], simdi: number): Hedef | undefined {
  const [ilk] = sutunlar;
  if (!ayarlar || !ilk) return undefined;
  const { zamanPeriyodu: periyot } = ayarlar;
  const acilis = toDakika(ayarlar.baslangicSaati);
  const bitis = toDakika(ayarlar.bitisSaati);
  const baslangic = tarih === bugun ? snap(Math.max(simdi, acilis), periyot) : acilis;
  const sure = SLOTS * periyot;
  const ilkBos = findIlkBos({ baslangic, bitis, periyot, sutunlar, randevular, sure });
  if (ilkBos) return ilkBos;
  // After closing time there is only the night, and an end before the beginning would be none.
  const son = baslangic < bitis ? bitis : GUN_SONU;
  return { sutunID: ilk.id, baslangic: Math.min(baslangic, son - periyot), bitis: Math.min(baslangic + sure, son) };
}
