import { Binary } from 'bson';
import type { Reply } from '../commands/request';
import { CommandError } from '../errors';
import { type Doc, isDoc } from '../values/values';
import { beginScram, type ScramConversation, type ScramVerifier } from './scram';
import type { Message } from './wire';

const MECHANISM = 'SCRAM-SHA-256';
const DATABASE = 'admin';
/** After this many failures the connection is closed. */
const MAX_FAILURES = 3;

const unauthorized = (command: string): CommandError =>
  new CommandError(13, 'Unauthorized', `Command ${command} requires authentication`);
/** One error text for every cause: the user, the password or the format. */
const failed = (): CommandError => new CommandError(18, 'AuthenticationFailed', 'Authentication failed.');

const textOf = (payload: unknown): string =>
  payload instanceof Binary ? Buffer.from(payload.buffer).toString('utf8', 0, payload.position) : '';

type Run = (message: Message) => Promise<Reply>;

/** The login of one connection. Until it has succeeded, only a handshake, a ping and the login itself are answered. */
export class Login {
  #isDone = false;
  #failures = 0;
  #conversationId = 0;
  #conversation: ScramConversation | undefined;
  /** MongoDB ends with an empty exchange unless the client asks to skip it. */
  #skipsEmptyExchange = false;
  #awaitsEmptyExchange = false;

  constructor(private readonly verifier: ScramVerifier) {}

  get isDone(): boolean {
    return this.#isDone;
  }
  /** Whether the connection has reached the maximum of failures. */
  get isSpent(): boolean {
    return this.#failures >= MAX_FAILURES;
  }

  /** Answers a message; passes it to `run` after the login. */
  async answer(message: Message, run: Run): Promise<Reply> {
    const [command = ''] = Object.keys(message.body);
    if (command === 'saslContinue') return this.#continue(message.body);
    if (this.#isDone) return run(message);
    switch (command.toLowerCase()) {
      case 'hello':
      case 'ismaster':
        return this.#greet(message, run);
      case 'ping':
        return run({ ...message, body: { ping: 1 } });
      case 'saslstart':
        return this.#start(message.body, message.db);
      default:
        throw unauthorized(command);
    }
  }

  /** A driver may start its login in the handshake. No other field of the message is used before the login. */
  async #greet(message: Message, run: Run): Promise<Reply> {
    const { saslSupportedMechs, speculativeAuthenticate: begun } = message.body;
    const reply = await run({ ...message, body: { hello: 1 } });
    if (Buffer.isBuffer(reply)) return reply;
    // Equal for every user name.
    const mechanisms = saslSupportedMechs === undefined ? {} : { saslSupportedMechs: [MECHANISM] };
    const first = isDoc(begun) ? this.#begin(begun, String(begun.db)) : undefined;
    return { ...reply, ...mechanisms, ...(first ? { speculativeAuthenticate: first } : {}) };
  }

  #start(body: Doc, database: string): Doc {
    const reply = this.#begin(body, database);
    if (!reply) return this.#fail();
    return { ...reply, ok: 1 };
  }

  #begin({ mechanism, payload, options }: Doc, database: string): Doc | undefined {
    const isKnown = mechanism === MECHANISM && database === DATABASE;
    const conversation = isKnown ? beginScram(this.verifier, textOf(payload)) : null;
    if (!conversation) return undefined;
    this.#conversationId += 1;
    this.#conversation = conversation;
    this.#skipsEmptyExchange = isDoc(options) && options.skipEmptyExchange === true;
    return this.#step(conversation.firstReply, false);
  }

  #continue({ conversationId, payload }: Doc): Doc {
    if (this.#awaitsEmptyExchange && Number(conversationId) === this.#conversationId) {
      this.#awaitsEmptyExchange = false;
      return { ...this.#step('', true), ok: 1 };
    }
    const conversation = Number(conversationId) === this.#conversationId ? this.#conversation : undefined;
    this.#conversation = undefined;
    const signature = conversation?.finish(textOf(payload));
    if (!signature) return this.#fail();
    this.#isDone = true;
    this.#awaitsEmptyExchange = !this.#skipsEmptyExchange;
    return { ...this.#step(signature, this.#skipsEmptyExchange), ok: 1 };
  }

  #step(text: string, done: boolean): Doc {
    return { conversationId: this.#conversationId, done, payload: new Binary(Buffer.from(text)) };
  }

  #fail(): never {
    this.#failures += 1;
    throw failed();
  }
}
