/** The parts of the IMAP server for tests that we use. It has no types of its own. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string, callback: () => void): void;
    close(callback: () => void): void;
    appendMessage(folder: string, flags: readonly string[], internaldate: string | false, raw: string): void;
  }

  interface Options {
    readonly plugins: readonly string[];
    readonly users: Readonly<Record<string, { readonly password: string }>>;
    readonly storage: Readonly<Record<string, unknown>>;
  }

  const start: (options: Options) => ImapServer;
  export = start;
}
