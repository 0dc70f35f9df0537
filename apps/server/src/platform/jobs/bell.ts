/**
 * A call rings it after committing work that is to be done soon. Before the jobs start nobody listens; their first
 * round finds the waiting work.
 */
export type Bell = {
  wake(): void;
  /** Sets the listener. */
  connect(hear: () => void): void;
};

export function createBell(): Bell {
  let hear: (() => void) | undefined;
  return {
    wake: () => hear?.(),
    connect(listener) {
      hear = listener;
    },
  };
}
