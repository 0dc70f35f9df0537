import type { ReactNode, SVGProps } from 'react';

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number };
export type Icon = (props: IconProps) => ReactNode;

/** One line drawing on a 24 grid; decorative unless it is given an `aria-label`. */
function icon(...paths: string[]): Icon {
  return function IconOf({ size = 20, ...props }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] ? undefined : true}
        focusable={false}
        {...props}
      >
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };
}

const CIRCLE = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17z';
const PERSON = 'M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z';

// The nouns of the panel
export const IconGun = icon('M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z', 'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4');
export const IconTakvim = icon('M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5z', 'M3.5 10h17M8 3v4M16 3v4M8 14h3');
export const IconMusteri = icon(PERSON, 'M2.8 19.5c.4-3.3 3-5 6.2-5s5.8 1.7 6.2 5', 'M15.5 4.8a3.3 3.3 0 0 1 0 6.4M18 15c1.8.7 2.9 2.3 3.2 4.5');
export const IconSatis = icon('M6 3.5h12v17l-2.4-1.5-2.1 1.5-1.5-1.5-1.5 1.5-2.1-1.5L6 20.5z', 'M9 8.5h6M9 12.5h6');
export const IconKasa = icon('M4 7.5h14.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h11.5v3', 'M20.5 12h-4a1.8 1.8 0 0 0 0 3.6h4');
export const IconUrun = icon('M12 3.2l7.8 4.3v9L12 20.8l-7.8-4.3v-9z', 'M4.4 7.6L12 11.8l7.6-4.2M12 11.8v8.8M8.2 5.4l7.6 4.2');
export const IconPersonel = icon('M12 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z', 'M5 20c.3-3.7 3.2-5.6 7-5.6s6.7 1.9 7 5.6');
export const IconAyar = icon('M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z', 'M19.2 13.6a7.4 7.4 0 0 0 0-3.2l1.8-1.4-1.9-3.2-2.1.8a7.4 7.4 0 0 0-2.8-1.6L13.9 2.8h-3.8l-.4 2.2a7.4 7.4 0 0 0-2.8 1.6l-2.1-.8L2.9 9l1.8 1.4a7.4 7.4 0 0 0 0 3.2L2.9 15l1.9 3.2 2.1-.8a7.4 7.4 0 0 0 2.8 1.6l.4 2.2h3.8l.4-2.2a7.4 7.4 0 0 0 2.8-1.6l2.1.8L21 15z');
export const IconMesaj = icon('M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-2A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5z', 'M7.5 9.5h9M7.5 12.7h5.5');
export const IconSaat = icon(CIRCLE, 'M12 7.5V12l3 2');
export const IconKilit = icon('M6 10.5h12a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7.5a1 1 0 0 1 1-1z', 'M8 10.5V7.7a4 4 0 0 1 8 0v2.8M12 14v2.5');
export const IconCihaz = icon('M4.5 5h15A1.5 1.5 0 0 1 21 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-8A1.5 1.5 0 0 1 4.5 5z', 'M8.5 20h7M12 16v4');

// What people do
export const IconArti = icon('M12 5v14M5 12h14');
export const IconEksi = icon('M5 12h14');
export const IconAra = icon('M10.8 4a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 0 0 0-13.6z', 'M15.8 15.8L20.5 20.5');
export const IconKapat = icon('M6 6l12 12M18 6L6 18');
export const IconTamam = icon('M5 12.5l4.7 4.7L19 7.5');
export const IconDuzenle = icon('M4 20l.8-4L15.6 5.2a2 2 0 0 1 2.8 0l.4.4a2 2 0 0 1 0 2.8L8 19.2z', 'M13.5 7.3l3.2 3.2');
export const IconSil = icon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-12M10 11v5M14 11v5');
export const IconYazdir = icon('M7 9V4h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2', 'M7 14h10v6H7z');
export const IconGoster = icon('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z', 'M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z');
export const IconArsiv = icon('M4 4.5h16v4H4z', 'M5.5 8.5V18a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5M10 12.5h4');
export const IconKopyala = icon('M9.5 8.5h9a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9.5a1 1 0 0 1 1-1z', 'M15.5 8.5V5.5a1 1 0 0 0-1-1h-9a1 1 0 0 0-1 1V15a1 1 0 0 0 1 1h3');
export const IconTasi = icon('M12 3.5v17M3.5 12h17', 'M9.5 6L12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5L3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5');
export const IconYapistir = icon('M8.5 5.5H7A1.5 1.5 0 0 0 5.5 7v12A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V7A1.5 1.5 0 0 0 17 5.5h-1.5', 'M9.5 3.5h5v4h-5zM9 12h6M9 15.5h4');
export const IconYukle = icon('M12 15.5v-11M7.5 9L12 4.5 16.5 9M4.5 19.5h15');
export const IconIndir = icon('M12 4.5v11M7.5 11L12 15.5 16.5 11M4.5 19.5h15');
export const IconKamera = icon('M4.5 7.5h3L9 5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5z', 'M12 10a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 0 0 0-6.8z');
export const IconYenile = icon('M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 4.5V9h-4.5');
export const IconGeriAl = icon('M8 5L4 9l4 4', 'M4 9h9.5a6 6 0 0 1 0 12H9');
export const IconCikis = icon('M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8', 'M10.5 12H20M16.5 8.5L20 12l-3.5 3.5');
export const IconMenu = icon('M4 6.5h16M4 12h16M4 17.5h16');
export const IconDahaFazla = icon('M12 5.5v.01M12 12v.01M12 18.5v.01');
export const IconSol = icon('M14.5 6L8.5 12l6 6');
export const IconSag = icon('M9.5 6l6 6-6 6');
export const IconAsagi = icon('M6 9.5l6 6 6-6');
export const IconYukari = icon('M6 14.5l6-6 6 6');
export const IconSirala = icon('M8 10l4-4 4 4M8 14l4 4 4-4');
export const IconRay = icon('M4.5 4.5h15A1 1 0 0 1 20.5 5.5v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1z', 'M9.5 4.5v15');

// What is told
export const IconBilgi = icon(CIRCLE, 'M12 11v5M12 8v.01');
export const IconUyari = icon('M12 4l9 15.5H3z', 'M12 10v4M12 16.7v.01');
export const IconBos = icon('M4 13.5l2.5-8h11l2.5 8V19H4z', 'M4 13.5h4.5l1.2 2.3h4.6l1.2-2.3H20');
