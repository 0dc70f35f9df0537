import type { Randevu } from '@defter/contract/randevu.ts';
import { snap, toDakika } from '@defter/rules/saat.ts';
import { useMemo } from 'react';
import { useSimdi } from '../../ui/use-simdi.ts';
import type { GunHedefi } from './calendar/types.ts';
import { findIlkBos } from './ilk-bos.ts';
import { isGizli, toSutun, toTakvim } from './takvim-verisi.ts';
import { drawnIn, turlerOf, turOf } from './sutun-turu.ts';
import type { Duzen } from './use-duzen.ts';
import { useIsaretler } from './use-isaretler.ts';
import type { KapaliOf } from './use-kapali.ts';
import type { Suzgec } from './use-suzgec.ts';
import { useSimdiSozu } from './use-simdi-sozu.ts';
import { useSutunlar } from './use-sutunlar.ts';
import type { Takvim } from './use-takvim.ts';

export type Gun = ReturnType<typeof useGun>;

/** The number of slots that are proposed for a visit before its services are known. */
const SLOTS = 2;
const GUN_SONU = 24 * 60 - 1;

/** The parts of the day view: its hours, its columns, and the appointments in them. */
export function useGun({ suzgec, takvim, kapaliOf, duzen }: { suzgec: Suzgec; takvim: Takvim; kapaliOf: KapaliOf; duzen: Duzen }) {
  const isaret = useIsaretler();
  const simdi = useSimdi();
  const sozu = useSimdiSozu();
  const { gizliler, tarih, bugun } = suzgec;
  const { randevular: kayitlar, basliklar, ayarlar } = takvim;
  const byID = useMemo(() => new Map<number, Randevu>(kayitlar.map((randevu) => [randevu.id, randevu])), [kayitlar]);
  const turler = useMemo(() => turlerOf(basliklar ?? []), [basliklar]);
  const tur = turler.find((biri) => biri === suzgec.tur);
  const secilenler = useMemo(() => (tur ? basliklar?.filter((baslik) => turOf(baslik) === tur) : basliklar) ?? [], [basliklar, tur]);
  const drawnAt = useMemo(() => {
    const idler = new Set(secilenler.map(({ id }) => id));
    return (randevu: Randevu) => (tur ? drawnIn(randevu, idler) : randevu.randevuSutunBaslikID);
  }, [secilenler, tur]);
  const hepsi = useMemo(() => secilenler.map((baslik) => toSutun(baslik, kapaliOf(baslik), kayitlar, drawnAt)), [secilenler, kapaliOf, kayitlar, drawnAt]);
  // Undefined on other days, so that they are not built anew each minute.
  const an = tarih === bugun ? simdi : undefined;
  const randevular = useMemo(
    () =>
      kayitlar
        .filter((randevu) => gizliler || !isGizli(randevu))
        .map((randevu) => ({ ...toTakvim(randevu, isaret, an === undefined ? undefined : { dakika: an, sozu }), sutunID: drawnAt(randevu) })),
    [kayitlar, gizliler, isaret, an, sozu, drawnAt],
  );
  const { baslangicSaati = '00:00', bitisSaati = '24:00' } = ayarlar ?? {};
  const saatler = { baslangic: toDakika(baslangicSaati), bitis: toDakika(bitisSaati), simdi: an };
  const sutunlar = useSutunlar({ ...saatler, duzen, sutunlar: hepsi, randevular });
  const gorunen = useMemo(() => {
    const elsewhere = new Set(sutunlar.tumu.filter((sutun) => !sutunlar.gorunen.includes(sutun)).map(({ id }) => id));
    return randevular.filter(({ sutunID }) => !elsewhere.has(sutunID));
  }, [sutunlar.tumu, sutunlar.gorunen, randevular]);

  /** The first free place for a new appointment of the day, today from now on; on a full day that time in the first column. */
  const findYer = (): GunHedefi | undefined => {
    const [ilk] = sutunlar.gorunen;
    if (!ayarlar || !ilk) return undefined;
    const { zamanPeriyodu: periyot } = ayarlar;
    const { bitis } = saatler;
    const baslangic = tarih === bugun ? snap(Math.max(simdi, saatler.baslangic), periyot) : saatler.baslangic;
    const sure = SLOTS * periyot;
    const ilkBos = findIlkBos({ baslangic, bitis, periyot, sutunlar: sutunlar.gorunen, randevular: gorunen, sure });
    if (ilkBos) return { ...ilkBos, tarih };
    // After closing time the rest of the night is left, so that the end comes after the beginning.
    const son = baslangic < bitis ? bitis : GUN_SONU;
    return { tarih, sutunID: ilk.id, baslangic: Math.min(baslangic, son - periyot), bitis: Math.min(baslangic + sure, son) };
  };

  return { saatler, sutunlar, gorunen, byID, findYer, turler, tur };
}
