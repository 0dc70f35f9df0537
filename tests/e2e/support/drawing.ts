import type { Page } from 'playwright-core';

type Fiber = { tag: number; flags: number; alternate: Fiber | null; child: Fiber | null; sibling: Fiber | null };
type Observed = Window & { drawn: number; __REACT_DEVTOOLS_GLOBAL_HOOK__: object };

/** What React marks a component with that it has drawn, and the kinds of its nodes that are elements and texts. */
const REACT = { drawn: 1, element: 5, text: 6 };

/**
 * Counts the components that React draws. The panel is loaded anew, because React asks for somebody who watches it once, at its start.
 * @returns what does an act and tells how many components it has drawn, until nothing more was drawn for some frames
 */
export async function watchDrawing(page: Page): Promise<(act: () => Promise<unknown>) => Promise<number>> {
  await page.addInitScript((react) => {
    const observed = window as unknown as Observed;
    observed.drawn = 0;
    const visit = (first: Fiber | null) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const isDrawn = (fiber.flags & react.drawn) !== 0 && fiber.tag !== react.element && fiber.tag !== react.text;
        // What React has left as it was has the same parts as before.
        if (!isDrawn && fiber.alternate && fiber.alternate.child === fiber.child) continue;
        if (isDrawn) observed.drawn += 1;
        visit(fiber.child);
      }
    };
    observed.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
  }, REACT);
  await page.reload();
  return async (act) => {
    await untilStill(page);
    await page.evaluate(() => {
      (window as unknown as Observed).drawn = 0;
    });
    await act();
    return untilStill(page);
  };
}

const untilStill = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observed = window as unknown as Observed;
        let [before, frames] = [observed.drawn, 0];
        const look = () => {
          frames = observed.drawn === before ? frames + 1 : 0;
          before = observed.drawn;
          if (frames > 20) resolve(before);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
