import { unzipSync } from 'fflate';

/** The files of an archive by their names, as another program reads them. */
export const readZip = (data: Uint8Array): Record<string, Buffer> => Object.fromEntries(Object.entries(unzipSync(data)).map(([name, content]) => [name, Buffer.from(content)]));
