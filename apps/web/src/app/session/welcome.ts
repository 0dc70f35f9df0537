const KEY = 'defter-hosgeldin';

/** Signing in reloads the page (spec 1§2); the welcome waits here for the next page. */
export function leaveWelcome(): void {
  sessionStorage.setItem(KEY, '1');
}

/** Whether somebody has just signed in. It is true only once. */
export function takeWelcome(): boolean {
  const waiting = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return waiting;
}
