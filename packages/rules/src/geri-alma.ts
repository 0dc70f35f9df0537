/**
 * How many seconds an act can be undone. Anything that tells the outside world of it, such as a message to the customer, waits
 * as long and then tells how things stand (docs/adr/0069).
 */
export const GERI_ALMA_SN = 10;
