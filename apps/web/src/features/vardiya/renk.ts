import type { CSSProperties } from 'react';

/** The colour of a template for its blocks, which mix it with the ground so that the text stays readable on both themes. */
export const renkStyle = (renk: string): CSSProperties => ({ '--renk': renk }) as CSSProperties;
