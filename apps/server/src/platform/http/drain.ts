import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server, so that it can be closed in order: open requests are answered, and idle
 * connections do not hold it up.
 * @returns a function that runs `close`, the server's own closing, in this order; after `patience` milliseconds it cuts
 *   the connections
 */
export function watchConnections(http: Server): (close: () => Promise<void>, patience: number) => Promise<void> {
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  // The sweep repeats: a connection that was busy at the start of the closing is otherwise kept alive after its answer.
  // A connection that a browser opened in advance has read nothing and counts as busy.
  const letGo = () => {
    http.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (close, patience) => {
    const sweep = setInterval(letGo, 50);
    const cut = setTimeout(() => http.closeAllConnections(), patience);
    try {
      await close();
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
    }
  };
}
