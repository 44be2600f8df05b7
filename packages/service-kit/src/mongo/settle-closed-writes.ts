/// <reference path="./driver-connection.d.ts" />
import { Connection } from 'mongodb/lib/cmap/connection.js';

const { cleanup } = Connection.prototype;

/**
 * A command that is larger than the socket's buffer waits for `drain`. When the database ends the connection meanwhile, the
 * socket closes with neither `drain` nor `error`, so the driver (7.8, and 7.9) would wait for ever. As an error of its
 * socket, the operation fails like any other on a closed connection, and the driver repeats it
 * (docs/adr/0164-large-writes-end-with-their-connection.md).
 */
Connection.prototype.cleanup = function (error) {
  if (this.closed) return;
  cleanup.call(this, error);
  if (this.socket.listenerCount('drain') > 0) this.socket.emit('error', error);
};
