import {
  createTheme,
  Drawer,
  localStorageColorSchemeManager,
  Menu,
  Modal,
  Popover,
  Tooltip,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

// White text on [8] is 6.5:1, on [7] 5.1:1; [4] on the dark ground is 7:1.
const defter: MantineColorsTuple = [
  '#e9f6f0',
  '#d3ebe1',
  '#aadac7',
  '#7cc5a8',
  '#55b28e',
  '#359f77',
  '#208c67',
  '#147a59',
  '#0c6b52',
  '#055240',
];
// Neutral with a hint of green, so that greys match the brand.
const gray: MantineColorsTuple = [
  '#f7f9f8',
  '#eff2f0',
  '#e3e8e5',
  '#d2d9d5',
  '#b7c0bb',
  '#8f9a94',
  '#69746e',
  '#4d5751',
  '#343c38',
  '#1e2421',
];
const dark: MantineColorsTuple = [
  '#dce2df',
  '#b9c2bd',
  '#98a39d',
  '#6c7771',
  '#47514c',
  '#353e39',
  '#232a27',
  '#1a201d',
  '#141917',
  '#0f1412',
];

// The kit's own red except [7]: white text on it is 4.9:1, which the dark theme needs.
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#fa5252',
  '#d62f2f',
  '#e03131',
  '#c92a2a',
];

/** No web font: the system's font has every Turkish letter, is there at once and costs nothing. */
const fontFamily = "'Inter', 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

/** Texts that the kit itself shows or reads aloud. They come from the catalogue. */
export type KitTexts = { close: string; showPassword: string };

/** The look of the whole panel. Nothing is smaller than 13 px, and every text has a contrast of at least 4.5:1. */
export const panelTheme = ({ close, showPassword }: KitTexts) =>
  createTheme({
    colors: { defter, gray, dark, red },
    primaryColor: 'defter',
    primaryShade: { light: 8, dark: 7 },
    black: '#1b211e',
    fontFamily,
    fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
    radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '18px' },
    defaultRadius: 'md',
    cursorType: 'pointer',
    respectReducedMotion: true,
    shadows: {
      xs: '0 1px 2px rgb(16 32 26 / 6%)',
      sm: '0 1px 3px rgb(16 32 26 / 8%)',
      md: '0 4px 14px rgb(16 32 26 / 10%)',
      lg: '0 10px 30px rgb(16 32 26 / 14%)',
      xl: '0 18px 50px rgb(16 32 26 / 18%)',
    },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.375rem', lineHeight: '1.3' },
        h2: { fontSize: '1.125rem', lineHeight: '1.35' },
        h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
      },
    },
    components: {
      Button: { defaultProps: { fw: 600 } },
      Drawer: Drawer.extend({ defaultProps: { closeButtonProps: { 'aria-label': close }, overlayProps: { backgroundOpacity: 0.32 } } }),
      // The kit's placeholder for the first focus is no menu item, which confuses screen readers.
      // The kit counts the key that opens a menu as a press outside of it, once it has been open before. The focus is in an open menu anyway.
      Menu: Menu.extend({ defaultProps: { shadow: 'lg', transitionProps: { duration: 90 }, withInitialFocusPlaceholder: false, clickOutsideEvents: ['mousedown', 'touchstart'] } }),
      Modal: Modal.extend({
        defaultProps: {
          centered: true,
          closeButtonProps: { 'aria-label': close },
          overlayProps: { backgroundOpacity: 0.32 },
          transitionProps: { duration: 110, transition: 'pop' },
        },
      }),
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      Paper: { defaultProps: { withBorder: true } },
      PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': showPassword } } },
      Popover: Popover.extend({ defaultProps: { shadow: 'lg', transitionProps: { duration: 90 } } }),
      Table: { defaultProps: { verticalSpacing: 6, horizontalSpacing: 'sm', fz: 'sm', borderColor: 'var(--defter-line)' } },
      Tooltip: Tooltip.extend({ defaultProps: { openDelay: 250, withArrow: true, fz: 'xs', multiline: true, maw: 280 } }),
    },
  });

/** Mantine's own dimmed, placeholder and error colours miss AA on our grounds. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#59645e',
    '--mantine-color-placeholder': '#66716b',
    '--mantine-color-error': '#c02626',
    '--mantine-color-default-border': '#d8dfdb',
    '--defter-ground': '#f3f6f4',
    '--defter-line': '#e3e8e5',
    '--defter-hover': '#eef3f0',
    '--defter-brand-text': '#0c6b52',
    '--defter-brand-soft': '#e3f2eb',
    '--defter-danger': '#b42318',
    '--defter-warning': '#8a5300',
  },
  dark: {
    '--mantine-color-dimmed': '#a2ada7',
    '--mantine-color-placeholder': '#8d9892',
    '--mantine-color-error': '#ff8d85',
    '--mantine-color-default-border': '#37403b',
    // The kit's light variant of a dark palette is nearly black.
    '--mantine-color-defter-light': '#1b3b30',
    '--mantine-color-defter-light-hover': '#214638',
    '--mantine-color-defter-light-color': '#9fdcc5',
    // The kit's colour is almost white: deleting would look like any other act.
    '--mantine-color-red-light-color': '#ff8787',
    '--defter-ground': '#111614',
    '--defter-line': '#2b332f',
    '--defter-hover': '#252d29',
    '--defter-brand-text': '#7fd0b1',
    '--defter-brand-soft': '#173429',
    '--defter-danger': '#ff9a92',
    '--defter-warning': '#f0b65c',
  },
});

/** Uses the same key as `public/tema.js`, which sets the theme before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'defter-tema' });
