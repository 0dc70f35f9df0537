export function readParts(folder: string): Promise<Map<string, Buffer>>;
export function keepParts(folder: string, parts: Map<string, Buffer>): Promise<void>;
