const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', dateStyle: 'short', timeStyle: 'short' });

/** A moment as the clock at the desk shows it: `YYYY-MM-DDTHH:mm`. */
export const wallOf = (moment: Date): string => wall.format(moment).replace(' ', 'T');
