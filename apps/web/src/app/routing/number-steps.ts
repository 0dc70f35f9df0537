let last = 0;
let isTyped = false;

/** Whether the step that the router takes now is an address that somebody has typed into the bar, or a bookmark. */
export const isTypedStep = (): boolean => isTyped;

/**
 * The router writes into each step of the history which one it is, and holds back no step to another: "back" to an address that was typed, or that signing
 * in has led to, would lose what is typed in a form. Such a step is numbered before the router looks. Call it before the router is made.
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
