import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthPartState, HealthState } from '@folkmoot/contracts';
import { type Mail, silentLogger } from '@folkmoot/service-kit';
import { testContext } from '../../testing/test-context';
import { createOperatorAlerts } from './alert-operator.use-case';
import { createAlertSender, type SendAlert } from './send-alert';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const partOf = (id: string, state: HealthState, overrides: Partial<HealthPartState> = {}): HealthPartState => {
  const [part, name = ''] = id.split(':') as [HealthPartState['part'], string];
  return { id, part, name, service: null, state, since: null, detail: 'Does not answer.', figures: {}, ...overrides };
};

const admin = testContext();

const recorder = () => {
  const messages: string[] = [];
  let isAway = false;
  const send: SendAlert = async ({ problems, over }) => {
    if (isAway) return false;
    messages.push([...problems.map(({ id }) => `problem ${id}`), ...over.map(({ id }) => `over ${id}`)].join(', '));
    return true;
  };
  return {
    messages,
    send,
    away: (value: boolean) => {
      isAway = value;
    },
  };
};

type AlertContext = Parameters<typeof createOperatorAlerts>[0];

/** A context whose database can be away. */
const breakable = () => {
  const { acrossCouncils } = admin.system;
  let isAway = false;
  const failing = (): never => {
    throw new Error('no database');
  };
  const context: AlertContext = {
    ...admin.system,
    acrossCouncils: {
      reader: () =>
        isAway
          ? { healthAlerts: { ...acrossCouncils.reader().healthAlerts, list: async () => failing() } }
          : acrossCouncils.reader(),
      unitOfWork: async (actor, work) => (isAway ? failing() : acrossCouncils.unitOfWork(actor, work)),
    },
  };
  return {
    context,
    away: (value: boolean) => {
      isAway = value;
    },
  };
};

type Look = (...parts: HealthPartState[]) => Promise<void>;

/** A replica that looks at the same parts again and again; `pass` looks twice, before and after the time. */
const replica = (send: SendAlert, context: AlertContext = admin.system) => {
  const check = createOperatorAlerts(context, send);
  const look: Look = (...parts) => check(parts);
  const pass = async (ms: number, ...parts: HealthPartState[]) => {
    await check(parts);
    admin.clock.advance(ms);
    await check(parts);
  };
  return { look, pass };
};

describe('the operator', () => {
  const down = partOf('service:campaigns', 'down');
  const ok = partOf('service:campaigns', 'ok');

  it('gets one message when a problem has lasted for a minute, and one when it is over', async () => {
    const { messages, send } = recorder();
    const { look, pass } = replica(send);
    await pass(MINUTE_MS - 1, down);
    expect(messages).toEqual([]);
    admin.clock.advance(1);
    await look(down, partOf('queue:admin.audit', 'ok'));
    await pass(30 * MINUTE_MS, down);
    expect(messages).toEqual(['problem service:campaigns']);
    await pass(MINUTE_MS, ok);
    await pass(HOUR_MS, ok);
    expect(messages).toEqual(['problem service:campaigns', 'over service:campaigns']);
  });

  it('gets no message when a part restarts, has just been started or is unknown', async () => {
    const { messages, send } = recorder();
    const { pass } = replica(send);
    await pass(30_000, down);
    await pass(30_000, ok);
    await pass(30_000, down);
    await pass(HOUR_MS, partOf('ai:provider', 'unknown'));
    expect(messages).toEqual([]);
  });

  it('gets a problem that comes and goes at most once an hour, and a lasting one again after a day', async () => {
    const { messages, send } = recorder();
    const { pass } = replica(send);
    for (let turn = 0; turn < 10; turn++) {
      await pass(2 * MINUTE_MS, down);
      await pass(2 * MINUTE_MS, ok);
    }
    expect(messages).toEqual(['problem service:campaigns', 'over service:campaigns']);
    await pass(HOUR_MS, down);
    await pass(23 * HOUR_MS, down);
    expect(messages).toHaveLength(3);
    await pass(2 * HOUR_MS, down);
    expect(messages).toHaveLength(4);
  });

  it('hears of several problems in one message, and an unknown part does not count as solved', async () => {
    const { messages, send } = recorder();
    const { pass } = replica(send);
    const queue = partOf('queue:admin.audit', 'degraded');
    await pass(MINUTE_MS, down, queue);
    await pass(MINUTE_MS, ok, { ...queue, state: 'unknown' });
    expect(messages).toEqual(['problem service:campaigns, problem queue:admin.audit', 'over service:campaigns']);
    await pass(MINUTE_MS, ok, { ...queue, state: 'ok' });
    expect(messages.at(-1)).toBe('over queue:admin.audit');
  });

  it('gets each message from one replica, also after a restart', async () => {
    const { messages, send } = recorder();
    const replicas = [replica(send), replica(send)];
    for (const { look } of replicas) await look(down);
    admin.clock.advance(MINUTE_MS);
    for (const { look } of replicas) await look(down);
    await replica(send).pass(MINUTE_MS, down);
    expect(messages).toEqual(['problem service:campaigns']);
    await replica(send).pass(MINUTE_MS, ok);
    expect(messages).toEqual(['problem service:campaigns', 'over service:campaigns']);
  });

  it('gets a message that did not leave after a minute', async () => {
    const { messages, send, away } = recorder();
    const { pass, look } = replica(send);
    away(true);
    await pass(MINUTE_MS, down);
    away(false);
    await look(down);
    expect(messages).toEqual([]);
    await pass(MINUTE_MS, down);
    expect(messages).toEqual(['problem service:campaigns']);
  });

  it('gets a problem and its end when the database does not answer meanwhile', async () => {
    const { messages, send } = recorder();
    const database = breakable();
    const { pass } = replica(send, database.context);
    database.away(true);
    await pass(MINUTE_MS, down);
    await pass(HOUR_MS, down);
    expect(messages).toEqual(['problem service:campaigns']);
    database.away(false);
    await pass(MINUTE_MS, ok);
    await pass(MINUTE_MS, ok);
    expect(messages).toEqual(['problem service:campaigns', 'over service:campaigns']);
  });

  it('gets the end of a problem after a minute when it did not leave and only memory knows the problem', async () => {
    const { messages, send, away } = recorder();
    const database = breakable();
    const { pass } = replica(send, database.context);
    database.away(true);
    await pass(MINUTE_MS, down);
    away(true);
    await pass(MINUTE_MS, ok);
    away(false);
    await pass(MINUTE_MS, ok);
    await pass(MINUTE_MS, ok);
    expect(messages).toEqual(['problem service:campaigns', 'over service:campaigns']);
  });

  it('gets a new problem from one replica when another one kept the former problem in memory', async () => {
    const { messages, send } = recorder();
    const database = breakable();
    const first = replica(send, database.context);
    database.away(true);
    await first.pass(MINUTE_MS, down);
    database.away(false);
    await first.pass(MINUTE_MS, ok);
    expect(messages).toHaveLength(2);
    admin.clock.advance(HOUR_MS);
    const replicas = [replica(send), first];
    for (const { look } of replicas) await look(down);
    admin.clock.advance(MINUTE_MS);
    for (const { look } of replicas) {
      await look(down);
      admin.clock.advance(1_000);
    }
    expect(messages.slice(2)).toEqual(['problem service:campaigns']);
  });
});

describe('a message to the operator', () => {
  let server: Server;
  let bodies: unknown[];
  let status: number;
  beforeEach(async () => {
    bodies = [];
    status = 200;
    server = createServer((req, res) => {
      let text = '';
      req.on('data', (chunk) => {
        text += String(chunk);
      });
      req.on('end', () => {
        bodies.push(JSON.parse(text));
        res.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const senderOf = (alertMail: string[], mailer: (mail: Mail) => Promise<void>, hasWebhook = true) => {
    const { port } = server.address() as AddressInfo;
    const alertWebhookUrl = hasWebhook ? `http://127.0.0.1:${port}/alerts` : undefined;
    const config = { alertMail, alertWebhookUrl, productName: 'Folkmoot', publicOrigin: 'https://feedback.example' };
    return createAlertSender({ config, mailer: { send: mailer }, logger: silentLogger });
  };
  const now = new Date('2026-03-02T09:00:00.000Z');
  const problems = [
    partOf('database:admin', 'down', { detail: 'E11000 duplicate key { email: "ann@residents.example" }' }),
    partOf('queue:admin.audit', 'degraded', { detail: 'Gave up on 1 event.' }),
  ];
  const over = [partOf('job:admin.send-notices', 'ok')];

  it('is a mail to each address and a post to the webhook, without quoted errors', async () => {
    const mails: Mail[] = [];
    const send = senderOf(['a@ops.example', 'b@ops.example'], async (mail) => void mails.push(mail));
    expect(await send?.({ problems, over }, now)).toBe(true);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['a@ops.example', 'Folkmoot: 2 problems'],
      ['b@ops.example', 'Folkmoot: 2 problems'],
    ]);
    expect(mails[0]?.text).toBe(
      [
        'Problem: The database of admin is down.',
        'Problem: The queue admin.audit does not work as it should. Gave up on 1 event.',
        'Solved: The job admin.send-notices works again.',
        '',
        'System Health: https://feedback.example/dashboard/system/health',
        'You get at most one message an hour about a problem, a reminder after a day, and one when it is solved.',
        '',
      ].join('\n'),
    );
    expect(JSON.stringify(bodies)).not.toContain('residents.example');
    expect(bodies).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('The database of admin is down.'),
        status: 'problem',
        at: now.toISOString(),
        problems: [
          expect.objectContaining({ id: 'database:admin', state: 'down', detail: '' }),
          expect.objectContaining({ id: 'queue:admin.audit', detail: 'Gave up on 1 event.' }),
        ],
        solved: [expect.objectContaining({ id: 'job:admin.send-notices' })],
      }),
    ]);
  });

  it('has left when one way works, and has not when none does', async () => {
    const refuse = () => Promise.reject(new Error('no mail server'));
    expect(await senderOf(['a@ops.example'], refuse)?.({ problems: [], over }, now)).toBe(true);
    status = 500;
    expect(await senderOf(['a@ops.example'], refuse)?.({ problems: [], over }, now)).toBe(false);
    expect(bodies).toMatchObject([{ status: 'solved' }, { status: 'solved' }]);
  });

  it('is never sent when no address is set', () => expect(senderOf([], async () => undefined, false)).toBeNull());
});
