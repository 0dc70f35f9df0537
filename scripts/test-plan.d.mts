/** A run of vitest: of its project all files, or those that are named, and of those the tests whose names match. */
type Run = { name: string; project: string; files?: string[]; tests?: string };
type Step = [name: string, args: string[]];
type Plan = { panel: Step | undefined; steps: Step[]; runs: Run[]; expected: string[] };
/** @throws Error for a noun that is not there */
export function planOf(noun?: string): Plan;
