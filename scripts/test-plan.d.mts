/** A run of vitest: of its project all files, or those that are named, and of those the tests whose names match. */
type Run = { name: string; project: string; files?: string[]; tests?: string };
type Plan = { steps: [name: string, args: string[]][]; runs: Run[]; expected: string[] };
/** @throws Error for a noun that is not there */
export function planOf(noun?: string): Plan;
