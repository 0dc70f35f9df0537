import type { SayfaResmi } from '@defter/contract/sayfa.ts';
import { fill, useTexts } from './texts.ts';

type VitrinProps = { adi: string; kapak: SayfaResmi | null; resimler: readonly SayfaResmi[] };

/** The pictures of the salon: one across the head, the rooms in a row that is moved by finger, wheel and arrow keys. */
export function Vitrin({ adi, kapak, resimler }: VitrinProps) {
  const { m } = useTexts();
  return (
    <>
      {kapak && <Resim resim={kapak} className="kapak" alt={kapak.aciklama ?? ''} />}
      {resimler.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reached by keys
        <div className="resimler" role="region" tabIndex={0} aria-label={m.resimler}>
          {resimler.map((resim, i) => (
            <Resim key={resim.buyuk} resim={resim} alt={resim.aciklama ?? fill(m.resim, { adi, no: i + 1 })} isLazy />
          ))}
        </div>
      )}
    </>
  );
}

/** Its size is known before it is loaded, so nothing below it jumps; a phone fetches the small picture. */
function Resim({ resim: { buyuk, kucuk, genislik, yukseklik }, alt, className, isLazy = false }: { resim: SayfaResmi; alt: string; className?: string; isLazy?: boolean }) {
  const kucukEni = Math.round(genislik * Math.min(1, 640 / Math.max(genislik, yukseklik)));
  return (
    <img
      className={className}
      src={kucuk}
      srcSet={`${kucuk} ${kucukEni}w, ${buyuk} ${genislik}w`}
      sizes={isLazy ? '220px' : '(max-width: 560px) 100vw, 560px'}
      width={genislik}
      height={yukseklik}
      loading={isLazy ? 'lazy' : 'eager'}
      alt={alt}
    />
  );
}
