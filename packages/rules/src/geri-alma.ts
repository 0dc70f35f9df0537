/**
 * How long an act is offered to be undone, in seconds. Whatever tells the outside world of it, such as a message to the customer,
 * waits for as long and then tells how things stand (docs/adr/0069).
 */
export const GERI_ALMA_SN = 10;
