import { toDakika } from '@defter/rules/saat.ts';
import { addDays, formatTarih, type Tarih } from '@defter/rules/tarih.ts';
import { useCallback, useMemo } from 'react';
import { formatGunKisa } from '../../ui/format.ts';
import { useSimdi } from '../../ui/use-simdi.ts';
import { GunTakvimi } from './calendar/GunTakvimi.tsx';
import { isDisinda } from './GunGorunumu.tsx';
import { isMovable, type Masa } from './masa.ts';
import { isGizli, toTakvim } from './takvim-verisi.ts';
import { useIsaretler } from './use-isaretler.ts';
import { useSimdiSozu } from './use-simdi-sozu.ts';

const GUN_SAYISI = 7;
/** The number under which the calendar knows a day that is one of its columns: 20261123. */
const gunNo = (tarih: Tarih): number => Number(tarih.replaceAll('-', ''));

/** The week of one column, a day beside the other. */
export function HaftaGorunumu({ masa }: { masa: Masa }) {
  const { suzgec, takvim, kapaliOf, canMove, taslaklar, talepler } = masa;
  const { ayarlar, haftaSutunu, randevular } = takvim;
  const { aralik, bugun, gizliler } = suzgec;
  const isaret = useIsaretler();
  const simdi = useSimdi();
  const sozu = useSimdiSozu();
  const mayMove = useCallback((randevu: { durum: string }) => canMove && isMovable(randevu), [canMove]);

  const ilkGun = aralik.baslangicTarihi;
  const sutunlar = useMemo(
    () =>
      Array.from({ length: GUN_SAYISI }, (_, sira) => addDays(ilkGun, sira)).map((tarih) => ({
        id: gunNo(tarih),
        tarih,
        adi: `${formatGunKisa(tarih)} ${formatTarih(tarih).slice(0, 5)}`,
        isOne: tarih === bugun,
        ...(haftaSutunu && kapaliOf(haftaSutunu, tarih)),
      })),
    [ilkGun, bugun, haftaSutunu, kapaliOf],
  );
  const gorunen = useMemo(
    () =>
      randevular
        .filter((randevu) => gizliler || !isGizli(randevu))
        .map((randevu) => ({ ...toTakvim(randevu, isaret, randevu.randevuTarihi === bugun ? { dakika: simdi, sozu } : undefined), sutunID: gunNo(randevu.randevuTarihi) })),
    [randevular, gizliler, isaret, bugun, simdi, sozu],
  );
  if (!ayarlar || !haftaSutunu) return null;

  const yerOf = ({ sutunID, ...saatler }: { sutunID: number; baslangic: number; bitis: number }) => ({
    ...saatler,
    sutunID: haftaSutunu.id,
    tarih: sutunlar.find(({ id }) => id === sutunID)?.tarih ?? suzgec.tarih,
  });
  const blocks = sutunlar.flatMap(({ id, tarih }) => talepler.blocksOf(tarih, (sutunID) => (sutunID === haftaSutunu.id ? id : undefined)));
  return (
    <GunTakvimi
      isWeek
      baslangic={toDakika(ayarlar.baslangicSaati)}
      bitis={toDakika(ayarlar.bitisSaati)}
      simdi={sutunlar.some(({ isOne }) => isOne) ? simdi : undefined}
      donem={`${haftaSutunu.adi}, ${formatTarih(ilkGun)} – ${formatTarih(aralik.bitisTarihi)}`}
      sutunlar={sutunlar}
      randevular={blocks.length > 0 ? [...gorunen, ...blocks] : gorunen}
      yakinlik={masa.yakinlik}
      periyot={ayarlar.zamanPeriyodu}
      canCreate={masa.canCreate && haftaSutunu.randevudaGoster}
      canMove={mayMove}
      onOpen={masa.onOpen}
      onCreate={(yer) => masa.onCreate(yerOf(yer))}
      onMove={(id, yer) => {
        const randevu = randevular.find((one) => one.id === id);
        // It may stand here as the second place of an appointment of another column, which it keeps.
        if (randevu) masa.onMove(randevu, { ...yerOf(yer), sutunID: randevu.randevuSutunBaslikID }, isDisinda(sutunlar, yer));
      }}
      taslaklar={taslaklar.filter(({ sutunID }) => sutunID === haftaSutunu.id).map((yer) => ({ ...yer, sutunID: gunNo(yer.tarih) }))}
      onTake={(id, tur) => {
        const randevu = randevular.find((one) => one.id === id);
        if (randevu) masa.onTake(randevu, tur);
      }}
      onMenu={(id, anchor) => {
        const randevu = randevular.find((one) => one.id === id);
        if (randevu) masa.onMenu(randevu, anchor);
      }}
    />
  );
}
