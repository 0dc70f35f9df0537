import { useState } from 'react';

/** Milliseconds in which a second press belongs to the first one. */
export const TWICE_MS = 500;

/** Where the browser stands in counting clicks on one spot; a key ends it. */
let clicks = 0;
window.addEventListener('click', ({ detail }) => (clicks = detail), true);
window.addEventListener('keydown', () => (clicks = 0), true);

/** Tells what is asked for anew by the second half of a double click that comes when the first half is done already. */
export const useTwice = () => useState(remember)[0];

function remember() {
  let last = '';
  let at = -Infinity;
  return {
    done: (what: string) => {
      last = what;
      at = Date.now();
    },
    isTwice: (what: string) => clicks > 1 && last === what && Date.now() - at < TWICE_MS,
  };
}
