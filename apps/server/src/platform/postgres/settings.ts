/**
 * These settings are written to postgresql.conf when the database is made, so that its operator may change them there.
 * They are sized for a small desk machine; durability has PostgreSQL's own defaults, written out.
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
  // There are thousands of short statements: compiling one costs more than it saves.
  jit: 'off',
  // Acts that wait for each other are seldom and are tried again. People wait for that as long as PostgreSQL takes to see it, by default a second.
  deadlock_timeout: '200ms',
  timezone: 'Europe/Istanbul',
  log_timezone: 'Europe/Istanbul',
  // Errors of statements quote what people typed, and the server logs its own errors. So PostgreSQL logs only its own
  // life.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/**
 * Settings that each start decides anew. They are given on the command line so that no file can contradict them.
 * `defter.owner` lets a later start tell a live server of ours from a dead one (see postmaster.ts).
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
 * Its path may not exceed 107 bytes; in a longer folder the loopback is used alone.
 */
const canHoldSocket = (directory: string) =>
  process.platform !== 'win32' && !directory.includes('"') && Buffer.byteLength(`${directory}/.s.PGSQL.65535`) <= 107;
