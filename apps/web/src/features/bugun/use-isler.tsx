import { useAyarlar, useAyarlarBelli } from '../../app/ayar/ayarlar.ts';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useDrawn } from '../../ui/use-drawn.ts';
import { usePart } from '../../ui/use-part.ts';
import { IslemdekiSatislar } from './IslemdekiSatislar.tsx';
import type { Bugun } from './bolum-props.ts';
import { GununKasasi } from './GununKasasi.tsx';

const loadIsler = async () => (await import('./bolumler.tsx')).Isler;
const loadKritikStoklar = withTexts(['alan'], async () => (await import('./KritikStoklar.tsx')).KritikStoklar);
const loadSlider = async () => (await import('./Slider.tsx')).Slider;

/** The column beside the appointments: what is to do, what runs out, what is open, what was taken. Undefined until all of it can be drawn. */
export function useIsler(bugun: Bugun | undefined) {
  const Isler = usePart(bugun !== undefined, loadIsler);
  const { stokAlarm } = useAyarlar();
  const ayarlarBelli = useAyarlarBelli();
  const eksikler = stokAlarm && bugun?.kritikStoklar?.toplamKayit ? bugun.kritikStoklar : null;
  const KritikStoklar = usePart(eksikler !== null, loadKritikStoklar);
  // The panel shows no picture of another machine.
  const resimler = bugun?.sliderResimler?.liste.filter(({ resim }) => resim.startsWith('/')) ?? [];
  const Slider = usePart(resimler.length > 0, loadSlider);
  const isDrawn = useDrawn(Isler !== undefined && ayarlarBelli && (eksikler === null || KritikStoklar !== undefined));
  if (!bugun || !Isler || !isDrawn) return undefined;
  return (
    <>
      <Isler bugun={bugun} />
      {KritikStoklar && eksikler && <KritikStoklar stoklar={eksikler} />}
      {bugun.islemdeOlanlar && <IslemdekiSatislar bugun={bugun} />}
      {bugun.sonGelirGider && <GununKasasi bugun={bugun} />}
      {Slider && resimler.length > 0 && <Slider resimler={resimler} />}
    </>
  );
}
