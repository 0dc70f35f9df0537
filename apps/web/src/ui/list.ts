/** A server-paged list as a table shows it; `useList` makes one of a call and keeps its state in the address. */
export type List<Row, Filter extends object = object> = {
  rows: readonly Row[];
  total: number;
  isPending: boolean;
  /** The next page is on its way while the one before is shown. */
  isFetching: boolean;
  error: Error | null;
  /** What the server has against the question, to be said instead of that it was not reached. */
  refusal?: string;
  refetch: () => void;
  page: number;
  pageSize: number;
  /** A column's id, `-` before it for descending. */
  sort: string | undefined;
  search: string;
  filter: Filter;
  /** Something narrows the list, so that "nothing found" is not "nothing there yet". */
  isNarrowed: boolean;
  /** Changes any of the state; all but the page begin again at page 1. */
  set: (change: Partial<ListState & Filter>) => void;
  /** Takes search and filters away. */
  clear: () => void;
};

export type ListState = { sayfa: number; sayfaBoyutu: number; sirala: string | undefined; ara: string };
