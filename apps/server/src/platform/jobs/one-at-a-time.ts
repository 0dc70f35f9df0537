type OneAtATime = {
  ask: () => void;
  /** Runs no further time; resolves when it does not run any more. */
  end(): Promise<void>;
};

/** Runs work once at a time, however often it is asked for, and once more for requests that came meanwhile. */
export function oneAtATime(run: () => Promise<void>, onError: (error: unknown) => void): OneAtATime {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let hasEnded = false;
  const ask = () => {
    isAskedAgain = running !== undefined;
    if (running || hasEnded) return;
    running = run()
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isAskedAgain) ask();
      });
  };
  return {
    ask,
    async end() {
      hasEnded = true;
      await running;
    },
  };
}
