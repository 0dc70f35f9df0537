import { sharedMinutes } from '@defter/rules/vardiya.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon } from '@mantine/core';
import { ArrowRightLeftIcon } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { GunTakvimi } from './calendar/GunTakvimi.tsx';
import type { Hedef, TakvimRandevusu, TakvimSutunu } from './calendar/types.ts';
import { isMovable, type Masa } from './masa.ts';
import type { Gun } from './use-gun.ts';

/** The day, a column for each colleague or room. */
export function GunGorunumu({ masa, gun }: { masa: Masa; gun: Gun }) {
  const { suzgec, takvim, canMove, onAktar, talepler } = masa;
  const { saatler, sutunlar, gorunen, byID, tur } = gun;
  const mayMove = useCallback((randevu: { durum: string }) => canMove && isMovable(randevu), [canMove]);
  const blocks = talepler.blocksOf(suzgec.tarih, (id) => (sutunlar.gorunen.some((sutun) => sutun.id === id) ? id : undefined));
  const randevular = blocks.length > 0 ? [...gorunen, ...blocks] : gorunen;
  /** A block that is drawn in a room that its appointment takes keeps its own column, so it moves in time alone. */
  const mayDrop = useCallback(
    ({ id, sutunID }: TakvimRandevusu, hedef: Hedef) => {
      const own = byID.get(id)?.randevuSutunBaslikID;
      return hedef.sutunID === sutunID || tur === undefined || (own === sutunID && sutunlar.tumu.some((sutun) => sutun.id === own));
    },
    [byID, tur, sutunlar.tumu],
  );
  return (
    <GunTakvimi
      {...saatler}
      donem={formatTarih(suzgec.tarih)}
      sutunlar={sutunlar.gorunen}
      randevular={randevular}
      yakinlik={masa.yakinlik}
      periyot={takvim.ayarlar!.zamanPeriyodu}
      headAction={onAktar && (({ id, adi }) => <SutunIslemi adi={adi} onPress={() => onAktar(id)} />)}
      canCreate={masa.canCreate}
      canMove={mayMove}
      canDrop={mayDrop}
      onOpen={masa.onOpen}
      onCreate={(yer) => masa.onCreate({ ...yer, tarih: suzgec.tarih })}
      onMove={(id, yer) => {
        const randevu = byID.get(id);
        if (!randevu) return;
        const isDrawnHere = gorunen.some((biri) => biri.id === id && biri.sutunID === yer.sutunID);
        const sutunID = isDrawnHere ? randevu.randevuSutunBaslikID : yer.sutunID;
        masa.onMove(randevu, { ...yer, sutunID, tarih: suzgec.tarih }, isDisinda(sutunlar.hepsi, yer));
      }}
      taslaklar={masa.taslaklar.filter(({ tarih }) => tarih === suzgec.tarih)}
      onTake={(id, tur) => {
        const randevu = byID.get(id);
        if (randevu) masa.onTake(randevu, tur);
      }}
      onMenu={(id, anchor) => {
        const randevu = byID.get(id);
        if (randevu) masa.onMenu(randevu, anchor);
      }}
    />
  );
}

/** Gives the appointments of a column to others, from its head. */
function SutunIslemi({ adi, onPress }: { adi: string; onPress: () => void }) {
  const { t } = useTranslation('takvim');
  const label = t('aktarSutun', { adi });
  return (
    <ActionIcon variant="subtle" color="gray" size={26} aria-label={label} title={label} onClick={onPress}>
      <ArrowRightLeftIcon size={15} />
    </ActionIcon>
  );
}

/** Whether a place is outside of the shift of its column. */
export const isDisinda = (sutunlar: readonly TakvimSutunu[], yer: Hedef): boolean =>
  sutunlar.find(({ id }) => id === yer.sutunID)?.kapaliAraliklar?.some((aralik) => sharedMinutes(aralik, yer) > 0) ?? false;
