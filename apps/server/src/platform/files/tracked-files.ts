import { type FileStore, removeAll } from './file-store.ts';

/** The file store of one call, which removes what the call has put there when the call fails. */
export type TrackedFiles = FileStore & {
  /** Says that the transaction begins anew: no row names the files that were put before. */
  restart(): void;
  /** Whether an earlier attempt has left something. */
  hasStale(): boolean;
  /** Removes the files that no row names: all of them after a failure, those of failed attempts after a success. */
  clean(outcome: 'failed' | 'done'): Promise<void>;
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
    clean: (outcome) => removeAll(store, outcome === 'failed' ? [...stale, ...kept] : stale),
  };
}
