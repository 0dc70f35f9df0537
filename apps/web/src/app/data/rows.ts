/** The most rows of a page. */
const EN_COK_SAYFA = 500;

/**
 * The part of a query that asks for the first rows of a list which grows by a button: a page of them while it can be one, then the whole list.
 * @example firstRows(125) // { sayfaBoyutu: 125 }
 */
export const firstRows = (adet: number): { sayfaBoyutu?: number } => (adet <= EN_COK_SAYFA ? { sayfaBoyutu: adet } : {});
