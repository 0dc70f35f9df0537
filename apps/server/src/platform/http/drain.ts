import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server, so that it can be closed in good order: what is open is answered, and no
 * connection on which nothing is asked holds it up.
 * @returns what runs `close`, the server's own closing, in this order; after `patience` milliseconds connections are cut.
 */
export function watchConnections(http: Server): (close: () => Promise<void>, patience: number) => Promise<void> {
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  // A connection that was busy when the closing began is kept alive after its answer otherwise, and one that a
  // browser opened to have it at hand counts as busy.
  const letGo = () => {
    http.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async (close, patience) => {
    const sweep = setInterval(letGo, 50);
    const cut = setTimeout(() => http.closeAllConnections(), patience);
    await close();
    clearInterval(sweep);
    clearTimeout(cut);
  };
}
