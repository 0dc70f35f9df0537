/** What a call rings when it has committed something that is to be done soon. Nobody hears it before the jobs are started: their first round finds what waits. */
export type Bell = {
  wake(): void;
  /** Has it heard by this one from now on. */
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
