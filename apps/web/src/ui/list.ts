/** A server-paged list as a table shows it. `useList` makes one from a call and keeps its state in the address. */
export type List<Row, Filter extends object = object> = {
  rows: readonly Row[];
  total: number;
  isPending: boolean;
  /** The next page is loading while the previous one is shown. */
  isFetching: boolean;
  error: Error | null;
  /** The server's refusal of the request, shown instead of the message that the server was not reached. */
  refusal?: string;
  refetch: () => void;
  page: number;
  pageSize: number;
  /** A column's id, `-` before it for descending. */
  sort: string | undefined;
  search: string;
  filter: Filter;
  /** A search or filter narrows the list: tells "nothing found" from "nothing there yet". */
  isNarrowed: boolean;
  /** Changes parts of the state. Every change except of the page goes back to page 1. */
  set: (change: Partial<ListState & Filter>) => void;
  /** Removes search and filters. */
  clear: () => void;
};

export type ListState = { sayfa: number; sayfaBoyutu: number; sirala: string | undefined; ara: string };
