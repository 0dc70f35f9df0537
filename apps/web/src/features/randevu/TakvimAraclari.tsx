import { Box } from '@mantine/core';
import { GorunumSecimi } from './GorunumSecimi.tsx';
import { GunSecimi } from './GunSecimi.tsx';
import { HaftaSecimi } from './HaftaSecimi.tsx';
import type { Masa } from './masa.ts';
import { SuzgecMenusu } from './SuzgecMenusu.tsx';
import { isGizli } from './takvim-verisi.ts';
import { TakvimMenusu } from './TakvimMenusu.tsx';
import type { Duzen } from './use-duzen.ts';
import type { Gun } from './use-gun.ts';
import { useSutunTuru } from './use-sutun-turu.ts';
import { Yakinlik } from './Yakinlik.tsx';

type TakvimAraclariProps = {
  masa: Masa;
  gun: Gun;
  duzen: Duzen;
  /** The panel takes the width that the zoom would need. */
  panelAcik: boolean;
  /** Gives appointments to others; undefined for people without that right. */
  onAktar: (() => void) | undefined;
};

/** The head of the calendar: its view, its days, its filter, and the menu of what is rarely needed. */
export function TakvimAraclari({ masa: { suzgec, takvim }, gun, duzen, panelAcik, onAktar }: TakvimAraclariProps) {
  const tur = useSutunTuru(suzgec, gun);
  const periyot = takvim.ayarlar?.zamanPeriyodu ?? 15;
  const isGun = suzgec.gorunum === 'gun';
  const isHafta = suzgec.gorunum === 'hafta';
  return (
    <>
      <GorunumSecimi suzgec={suzgec} />
      <GunSecimi suzgec={suzgec} />
      {isHafta && <HaftaSecimi suzgec={suzgec} takvim={takvim} />}
      {(isGun || isHafta) && !panelAcik && (
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
        onAktar={onAktar}
      />
    </>
  );
}
