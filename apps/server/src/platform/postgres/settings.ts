/**
 * Written to postgresql.conf when the database is made, so that whoever runs it may change them there.
 * Sized for a small desk machine; durability stays as PostgreSQL ships it, only said aloud.
 */
export const INITIAL_SETTINGS: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  // Short statements by the thousand: compiling one costs more than it saves.
  jit: 'off',
  timezone: 'Europe/Istanbul',
  log_timezone: 'Europe/Istanbul',
  // Errors of statements quote what people typed, and the server logs its own: only the life of the database is kept.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/**
 * What each start decides anew, given on the command line so that no file can disagree.
 * `defter.owner` lets a later start tell a live server of ours from one that died (see postmaster.ts).
 */
export function startSettings(port: number, directory: string): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: canHoldSocket(directory) ? `"${directory}"` : '',
    logging_collector: 'off',
    log_destination: 'stderr',
    'defter.owner': String(process.pid),
  };
}

/**
 * A local socket costs a fifth less than the loopback, and in the database folder only its account and root reach it.
 * Its path may not exceed 107 bytes, and nobody promises us a short folder: then the loopback alone has to do.
 */
const canHoldSocket = (directory: string) =>
  process.platform !== 'win32' && !directory.includes('"') && Buffer.byteLength(`${directory}/.s.PGSQL.65535`) <= 107;
