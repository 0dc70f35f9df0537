let last = 0;
let isTyped = false;

/** Whether the step that the router takes now is an address that somebody has typed into the bar, or a bookmark. */
export const isTypedStep = (): boolean => isTyped;

/**
 * The router writes into each step of the history which one it is, and can hold back no other, neither on the way to it nor on the way back to it. An
 * address that somebody types makes a step of its own, which is numbered before the router looks. Call it before the router is made.
 *
 * @returns what notes where a step of the router has led
 */
export function numberSteps(): () => void {
  window.addEventListener('popstate', () => {
    isTyped = !history.state;
    if (isTyped) history.replaceState({ idx: last + 1 }, '');
    noteStep();
  });
  return noteStep;
}

function noteStep(): void {
  last = history.state?.idx ?? last;
}
