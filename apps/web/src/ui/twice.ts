import { useState } from 'react';

/** Milliseconds in which a second press belongs to the first one. */
export const TWICE_MS = 500;

/** Tells what is asked for anew from the second half of a double click that comes when the first half is done already. */
export const useTwice = () => useState(remember)[0];

function remember() {
  let last = '';
  let at = -Infinity;
  return {
    done: (what: string) => {
      last = what;
      at = Date.now();
    },
    isTwice: (what: string) => last === what && Date.now() - at < TWICE_MS,
  };
}
