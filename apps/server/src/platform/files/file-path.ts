/** The beginning of a file's address, before its key. */
export const DOSYA_PATH = '/api/dosya/';
