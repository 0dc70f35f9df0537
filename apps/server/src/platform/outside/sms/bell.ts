/** Something to wait at: until it is rung, or for a while. A ring while nobody waits is kept for the next to come. */
export type Bell = { wait(): Promise<void>; ring(): void };

export function createBell(milliseconds: number): Bell {
  let rung = false;
  let answer: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      answer?.();
    },
    async wait() {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      answer = undefined;
    },
  };
}
