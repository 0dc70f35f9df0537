/**
 * For a file or folder that may not be there (any more): gives `otherwise` instead of it. Every other error is thrown.
 * @example await readFile(path).catch(unlessGone(undefined))
 */
export const unlessGone =
  <T>(otherwise: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return otherwise;
  };
