import { sharedMinutes } from '@defter/rules/vardiya.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { useCallback } from 'react';
import { GunTakvimi } from './calendar/GunTakvimi.tsx';
import type { Hedef, TakvimSutunu } from './calendar/types.ts';
import { isMovable, type Masa } from './masa.ts';
import type { Gun } from './use-gun.ts';

/** The day, a column for each colleague or room. */
export function GunGorunumu({ masa, gun }: { masa: Masa; gun: Gun }) {
  const { suzgec, takvim, canMove } = masa;
  const { saatler, sutunlar, gorunen, byID } = gun;
  const mayMove = useCallback((randevu: { durum: string }) => canMove && isMovable(randevu), [canMove]);
  return (
    <GunTakvimi
      {...saatler}
      donem={formatTarih(suzgec.tarih)}
      sutunlar={sutunlar.gorunen}
      randevular={gorunen}
      yakinlik={masa.yakinlik}
      periyot={takvim.ayarlar!.zamanPeriyodu}
      canCreate={masa.canCreate}
      canMove={mayMove}
      onOpen={masa.onOpen}
      onCreate={(yer) => masa.onCreate({ ...yer, tarih: suzgec.tarih })}
      onMove={(id, yer) => {
        const randevu = byID.get(id);
        if (randevu) masa.onMove(randevu, { ...yer, tarih: suzgec.tarih }, isDisinda(sutunlar.hepsi, yer));
      }}
      taslak={masa.taslak?.tarih === suzgec.tarih ? masa.taslak : undefined}
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

/** Whether a place is outside of the shift of its column. */
export const isDisinda = (sutunlar: readonly TakvimSutunu[], yer: Hedef): boolean =>
  sutunlar.find(({ id }) => id === yer.sutunID)?.kapaliAraliklar?.some((aralik) => sharedMinutes(aralik, yer) > 0) ?? false;
