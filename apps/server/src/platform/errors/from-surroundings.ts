import pg from 'pg';
import { AppError } from './app-error.ts';

/** PostgreSQL is starting, ending, out of connections or memory, or its connection broke (class 08). */
const NO_DATABASE = /^(08...|57P0[123]|53300|53200)$/;
/** PostgreSQL has no room, or cannot read or write. */
const NO_DISK_THERE = new Set(['53100', '58030']);
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH']);
const NO_DISK_HERE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);
/** A folder that is gone, is no folder, or belongs to somebody else. No call opens a path that came from a person. */
const NO_FOLDER = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EACCES', 'EPERM']);
const FILE_CALLS = new Set(['mkdir', 'open', 'write', 'rename']);
/** The driver has no code for a connection that ended under a statement. */
const TERMINATED = /^(Connection terminated|Client has encountered a connection error)/;

/** A database or a disk that is not there now: nothing is wrong with the request, it may be made again (503). */
export function errorFromSurroundings(error: Error): AppError | undefined {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) {
    if (NO_DISK_THERE.has(code)) return new AppError('diskDolu');
    return NO_DATABASE.test(code) ? new AppError('kayitlaraUlasilamiyor') : undefined;
  }
  if (syscall !== undefined && (NO_DISK_HERE.has(code) || (NO_FOLDER.has(code) && FILE_CALLS.has(syscall)))) return new AppError('diskDolu');
  if (NO_CONNECTION.has(code) || TERMINATED.test(error.message)) return new AppError('kayitlaraUlasilamiyor');
  // A name with several addresses fails at each of them.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  return first instanceof Error ? errorFromSurroundings(first) : undefined;
}
