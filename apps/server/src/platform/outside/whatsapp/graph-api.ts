/** The version of the Graph API that all calls ask. */
export const VERSION = 'v23.0';

/** The platform's code of an error; undefined where its answer has none. */
export function codeOf({ error }: Record<string, unknown>): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === undefined ? undefined : String(code);
}
