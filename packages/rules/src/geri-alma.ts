/**
 * The seconds in which an act can be undone. Anything that tells the outside world of it, such as a message to the customer, waits as long and then
 * tells the final state (docs/adr/0069).
 */
export const GERI_ALMA_SN = 10;
