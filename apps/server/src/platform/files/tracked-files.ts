import { type FileStore, removeAll } from './file-store.ts';

/** The file store of one call, which removes what the call has put there and no row names. */
export type TrackedFiles = FileStore & {
  /** Says that the transaction was rolled back: no row names the files that were put before. */
  restart(): void;
  /** Whether there are files that no row names. */
  hasStale(): boolean;
  /** Removes the files that no row names. */
  clean(): Promise<void>;
};

export function trackFiles(store: FileStore): TrackedFiles {
  let kept: string[] = [];
  const stale: string[] = [];
  return {
    ...store,
    async put(file) {
      const key = await store.put(file);
      kept.push(key);
      return key;
    },
    restart() {
      stale.push(...kept);
      kept = [];
    },
    hasStale: () => stale.length > 0,
    clean: () => removeAll(store, stale),
  };
}
