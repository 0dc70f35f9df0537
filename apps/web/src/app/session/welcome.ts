const KEY = 'defter-hosgeldin';
/** Whether this page left it. The page may still show a screen or two before it is gone. */
let isLeftHere = false;

/** Signing in reloads the page (spec 1§2); the welcome waits here for the next page. */
export function leaveWelcome(): void {
  sessionStorage.setItem(KEY, '1');
  isLeftHere = true;
}

/** Whether somebody has signed in on the page before. It is true only once. */
export function takeWelcome(): boolean {
  if (isLeftHere) return false;
  const waiting = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return waiting;
}
