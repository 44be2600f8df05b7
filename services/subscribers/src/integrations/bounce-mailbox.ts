import type { MailboxPosition } from '../entities/mail-health';

/** A new message of the mailbox. Only its beginning, when it is long. */
interface MailboxMessage {
  readonly uid: number;
  readonly source: Buffer;
}

interface MailboxReading {
  /** Null at the first reading. */
  readonly position: MailboxPosition | null;
  readonly signal: AbortSignal;
  /** Whether the message was a report. Then it is marked as seen, and moved where the address says so. */
  readonly handle: (message: MailboxMessage) => Promise<boolean>;
  /** Stores how far the mailbox is read. */
  readonly keep: (position: MailboxPosition) => Promise<void>;
}

export interface BounceMailbox {
  /** Handles the new messages, oldest first. Returns why the mailbox cannot be read, or null. Throws what `handle` throws. */
  read(reading: MailboxReading): Promise<'mailbox_refused' | 'mailbox_unreachable' | null>;
}

interface MailboxAddress {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
  /** Where reports are moved after they are stored; null leaves them. */
  readonly moveTo: string | null;
}

const IMAP_PORT = 143;
const IMAPS_PORT = 993;

/** Reads `imaps://user:password@host/INBOX?move=Done`. Null for another form. */
export const readMailboxAddress = (text: string): MailboxAddress | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'imaps:' && url.protocol !== 'imap:')) return null;
  if (url.hostname === '' || url.username === '' || url.password === '') return null;
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: url.port === '' ? (isSecure ? IMAPS_PORT : IMAP_PORT) : Number(url.port),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    moveTo: url.searchParams.get('move'),
  };
};

const CONNECT_MS = 15_000;
const SOCKET_MS = 60_000;
/** A report is a few kilobytes. Of a longer message the headers of the original would be missing, and it is passed over. */
const MAX_BYTES = 256 * 1024;
/** Messages between two stored positions. */
const BATCH_SIZE = 50;
/** At the first reading older messages are left out. */
const FIRST_DAYS = 30;
const DAY_MS = 86_400_000;

/** The library is loaded when a mailbox is read: most installations have none. */
const connectTo = async ({ host, port, isSecure, user, password }: MailboxAddress) => {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
  });
  // A broken connection also fails the command that waits for it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

type Client = Awaited<ReturnType<typeof connectTo>>;

const newUids = async (client: Client, lastUid: number): Promise<number[]> => {
  const wanted = lastUid > 0 ? { uid: `${lastUid + 1}:*` } : { since: new Date(Date.now() - FIRST_DAYS * DAY_MS) };
  const uids = (await client.search(wanted, { uid: true })) || [];
  // `n:*` always contains the last message.
  return uids.filter((uid) => uid > lastUid).sort((a, b) => a - b);
};

const settle = async (client: Client, uids: readonly number[], moveTo: string | null): Promise<void> => {
  if (uids.length === 0) return;
  const range = uids.join(',');
  await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
  if (moveTo !== null) await client.messageMove(range, moveTo, { uid: true });
};

/** An error of our own database must not look like one of the mailbox. */
class HandlingError extends Error {}

const handleOne = (message: MailboxMessage, handle: MailboxReading['handle']): Promise<boolean> =>
  handle(message).catch((cause: unknown) => {
    throw new HandlingError('a report cannot be stored', { cause });
  });

const validityOf = ({ mailbox }: Client): string => (mailbox ? String(mailbox.uidValidity) : '');

/** Handles some messages. Returns those that are reports. */
const handleSome = async (client: Client, uids: readonly number[], handle: MailboxReading['handle']) => {
  const reports: number[] = [];
  for (const uid of uids) {
    const message = await client.fetchOne(String(uid), { source: { maxLength: MAX_BYTES } }, { uid: true });
    const source = message ? message.source : undefined;
    if (source && (await handleOne({ uid, source }, handle))) reports.push(uid);
  }
  return reports;
};

const handleAll = async (
  client: Client,
  { position, signal, handle, keep }: MailboxReading,
  moveTo: string | null,
): Promise<void> => {
  const uidValidity = validityOf(client);
  const lastUid = position?.uidValidity === uidValidity ? position.lastUid : 0;
  const uids = await newUids(client, lastUid);
  for (let start = 0; start < uids.length && !signal.aborted; start += BATCH_SIZE) {
    const some = uids.slice(start, start + BATCH_SIZE);
    const reports = await handleSome(client, some, handle);
    await keep({ uidValidity, lastUid: some.at(-1) ?? lastUid });
    await settle(client, reports, moveTo);
  }
  // The time of the reading is shown.
  if (uids.length === 0) await keep({ uidValidity, lastUid });
};

const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'authenticationFailed' in error;

export const createBounceMailbox = (address: MailboxAddress): BounceMailbox => ({
  read: async (reading) => {
    let client: Client | null = null;
    try {
      client = await connectTo(address);
      const lock = await client.getMailboxLock(address.folder);
      try {
        await handleAll(client, reading, address.moveTo);
      } finally {
        lock.release();
      }
      await client.logout();
      return null;
    } catch (error) {
      client?.close();
      if (error instanceof HandlingError) throw error.cause;
      return isRefused(error) ? 'mailbox_refused' : 'mailbox_unreachable';
    }
  },
});
