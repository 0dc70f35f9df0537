import { memo, type ComponentType } from 'react';
import { BekleyenAramalar } from './BekleyenAramalar.tsx';
import type { BolumProps, Bugun } from './bolum-props.ts';
import { BosalanYerler } from './BosalanYerler.tsx';
import { GelenTaksitler } from './GelenTaksitler.tsx';
import { MusteriTakibi } from './MusteriTakibi.tsx';
import { OdenecekGiderler } from './OdenecekGiderler.tsx';
import { Talepler } from './Talepler.tsx';

/**
 * The work of the day beside its appointments, in the order of its urgency. A part that a person may not see is null in the answer; a section without
 * work is not drawn. The section of instalments decides by itself, because the receipt of the last one outlives it.
 */
const ISLER: readonly { ad: string; varMi: (bugun: Bugun) => boolean; Bolum: ComponentType<BolumProps> }[] = [
  { ad: 'talepler', varMi: ({ talepler }) => (talepler?.yeniSayisi ?? 0) > 0, Bolum: Talepler },
  { ad: 'aramalar', varMi: ({ aramaSayilari }) => aramaSayilari !== null && aramaSayilari.cevapsiz + aramaSayilari.aranacak > 0, Bolum: BekleyenAramalar },
  { ad: 'taksitler', varMi: ({ taksitiGelenler, taksitiGecenler }) => taksitiGelenler !== null || taksitiGecenler !== null, Bolum: GelenTaksitler },
  { ad: 'bosalan', varMi: ({ bosalanlar }) => (bosalanlar?.liste.length ?? 0) > 0, Bolum: BosalanYerler },
  { ad: 'giderler', varMi: ({ giderler }) => (giderler?.bekleyenler.length ?? 0) > 0, Bolum: OdenecekGiderler },
  {
    ad: 'takip',
    varMi: (bugun) =>
      [bugun.paketProgramSonSeans, bugun.hizmetSuresiGelenler, bugun.randevusuIptalEdilenler, bugun.sozlesmesiVerilmeyenler, bugun.dogumGunuOlanlar].some(
        (liste) => (liste?.toplamKayit ?? 0) > 0,
      ),
    Bolum: MusteriTakibi,
  },
];

/** All sections with work to do. */
export const Isler = memo(function Isler({ bugun }: BolumProps) {
  return ISLER.filter(({ varMi }) => varMi(bugun)).map(({ ad, Bolum }) => <Bolum key={ad} bugun={bugun} />);
});
