/** The part of the driver's own class that `settle-closed-writes` uses. The driver has no types for it. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';

  export class Connection {
    readonly socket: Socket;
    readonly closed: boolean;
    /** Ends the connection, and rejects the operation that waits for an answer. */
    cleanup(error: Error): void;
  }
}
