/** What stands before a file's key in its address. */
export const DOSYA_PATH = '/api/dosya/';
