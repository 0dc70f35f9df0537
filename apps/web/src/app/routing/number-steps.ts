let last = 0;
let isTyped = false;

/** Whether the present step of the router leads to an address that was typed into the bar, or to a bookmark. */
export const isTypedStep = (): boolean => isTyped;

/**
 * The router numbers each step of the history, and cannot block a step to an entry without a number: "back" to an address that was typed, or that
 * signing in has led to, would lose the input of a form. This numbers such a step before the router looks. Call it before the router is made.
 * @returns the listener that notes where a step of the router has led
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
