/** Time as a dependency, so that tests can use a fixed day. Wall-clock values are those of Europe/Istanbul. */
export type Clock = {
  now(): Date;
  /** Today at the desk, `YYYY-MM-DD`. */
  today(): string;
  /** The time at the desk, `YYYY-MM-DD HH:mm:ss`. */
  wallClock(): string;
};

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'medium' });

/** A moment as the clock at the desk shows it: `YYYY-MM-DDTHH:mm`. */
export const wallOf = (moment: Date): string => wall.format(moment).slice(0, 16).replace(' ', 'T');

/** A clock over any source of time; the system's by default. */
export function createClock(now: () => Date = () => new Date()): Clock {
  let second = Number.NaN;
  let text = '';
  // Every call asks for the day, and formatting a date is slow: once a second is enough.
  const wallClock = () => {
    const moment = now();
    const current = Math.floor(moment.getTime() / 1000);
    if (current !== second) text = wall.format(moment);
    second = current;
    return text;
  };
  return { now, wallClock, today: () => wallClock().slice(0, 10) };
}
