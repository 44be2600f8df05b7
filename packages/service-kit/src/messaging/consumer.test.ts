import { type Envelope, inheritedNames, systemActor } from '@folkmoot/contracts';
import { makeEnvelope } from '../outbox/make-envelope';
import { startTestService, until } from '../testing';
import { noteMade, noteService } from '../testing/note-service.fixture';
import { memoryDeadLetters } from './dead-letters';
import { createInProcessTransport } from './in-process';
import { PoisonError } from './transport';

const event = (title: string, behave?: 'poison' | 'fail', councilId: string | null = 'council_own'): Envelope =>
  makeEnvelope(
    noteMade,
    { aggregate: { type: 'note', id: title, revision: 1 }, payload: { title, ...(behave ? { behave } : {}) } },
    { actor: systemActor('tests'), councilId, now: new Date() },
  );

describe('a consumer in a service', () => {
  const start = () => startTestService(noteService, { config: {} });
  let service: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service?.stop());

  const receive = (title: string, behave?: 'poison' | 'fail') =>
    service.receive(noteMade, {
      aggregate: { type: 'note', id: title, revision: 1 },
      payload: { title, ...(behave ? { behave } : {}) },
      councilId: 'council_own',
    });
  const copies = (title: string) =>
    service.parts.units.readerAcrossCouncils().allNotes.find({ title: `copy of ${title}` });

  test('an event is handled in its council', async () => {
    await receive('one');
    expect(await copies('one')).toMatchObject([{ councilId: 'council_own' }]);
  });

  test('an event has one effect when it is delivered three times at once and again', async () => {
    const repeated = event('repeated');
    const { connection, parts } = service;
    const { bindConsumers, consumer } = await import('./consumer');
    const [bound] = bindConsumers(parts.units, [
      consumer('notes.again', noteMade, async ({ payload }, { notes }) => {
        await notes.insert({ title: `copy of ${payload.title}`, tags: [], count: 0, madeAt: new Date() });
      }),
    ]);
    const outcomes = await Promise.all([1, 2, 3].map(() => bound?.take(repeated)));
    outcomes.push(await bound?.take(repeated));
    expect(outcomes.sort()).toEqual(['done', 'repeated', 'repeated', 'repeated']);
    expect(await copies('repeated')).toHaveLength(1);
    expect(await connection.collection('inbox').countDocuments({})).toBeGreaterThan(0);
  });

  test('an event is handled and touches no prototype when its keys are named like members of every object', async () => {
    const names = [...inheritedNames].map((name) => `${JSON.stringify(name)}: {"isChanged": true}`).join(',');
    const odd = event('odd');
    const payload = JSON.parse(`{"title": "odd", ${names}}`);
    const { bindConsumers, consumer } = await import('./consumer');
    const [bound] = bindConsumers(service.parts.units, [
      consumer('notes.odd', noteMade, async ({ payload: read }, { notes }) => {
        await notes.insert({ title: `copy of ${read.title}`, tags: [], count: 0, madeAt: new Date() });
      }),
    ]);
    expect(await bound?.take({ ...odd, ...JSON.parse(`{${names}}`), payload })).toBe('done');
    expect(await copies('odd')).toHaveLength(1);
    expect(({} as { isChanged?: boolean }).isChanged).toBeUndefined();
  });

  test('an event is handled with one effect when it fails twice', async () => {
    service.parts.failing.times = 2;
    await receive('patience', 'fail');
    expect(await copies('patience')).toHaveLength(1);
    expect(await service.deadLetters.list()).toEqual([]);
  });

  test('an event is a dead letter that can be replayed when a retry cannot help', async () => {
    await Promise.all([receive('bad', 'poison'), receive('good')]);
    expect(await copies('good')).toHaveLength(1);
    const [letter, ...more] = await service.deadLetters.list('notes.copies');
    expect([letter?.envelope?.payload, letter?.reason, more]).toEqual([
      { title: 'bad', behave: 'poison' },
      expect.stringMatching('no use'),
      [],
    ]);
    expect(await service.deadLetters.replay('notes.copies', ['another'])).toBe(0);
    expect(await service.deadLetters.replay('notes.copies')).toBe(1);
    const [again] = await service.deadLetters.list();
    expect(await service.deadLetters.discard('notes.copies', ['another'])).toBe(0);
    expect(await service.deadLetters.discard('notes.copies', [String(again?.id)])).toBe(1);
    expect(await service.deadLetters.list()).toEqual([]);
  });

  test('an event is read when it has fields of a newer version', async () => {
    await service.receive(noteMade, {
      aggregate: { type: 'note', id: 'n', revision: 1 },
      payload: { title: 'newer' },
      councilId: 'council_own',
    });
    expect(await copies('newer')).toHaveLength(1);
  });
});

describe('the in-process transport', () => {
  const key = 'note.made.v1';
  const subscribeTo = async (deliver: (envelope: Envelope) => Promise<void>, options = {}) => {
    const transport = createInProcessTransport({ attempts: 3, backOff: { first: 5, most: 10 }, ...options });
    const deadLetters = memoryDeadLetters();
    await transport.subscribe('queue', [key], deliver, { deadLetters, prefetch: 2 });
    return transport;
  };

  test('publish waits until every consumer has subscribed', async () => {
    const handled: string[] = [];
    const transport = await subscribeTo(async ({ id }) => void handled.push(id));
    const publishing = transport.publish([event('early')]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(handled).toEqual([]);
    await transport.open();
    expect(await publishing).toEqual([true]);
    expect(handled).toHaveLength(1);
  });

  test('queues report the age of the oldest event when one is handled and others wait', async () => {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const transport = await subscribeTo(() => finished);
    await transport.open();
    const began = Date.now();
    const late = { ...event('first'), occurredAt: '2026-01-01T00:00:00.000Z' };
    const publishing = transport.publish([event('second'), late, event('third')]);
    await until(async () => (await transport.queues())[0]?.inHand === 2);
    const counts = { name: 'queue', consumers: 1, deadLetters: 0 };
    const [busy] = await transport.queues();
    expect(busy).toEqual({ ...counts, waiting: 1, inHand: 2, oldestAt: expect.any(Date) });
    expect(Number(busy?.oldestAt)).toBeGreaterThanOrEqual(began);
    finish();
    await publishing;
    expect(await transport.queues()).toEqual([{ ...counts, waiting: 0, inHand: 0, oldestAt: null }]);
  });

  test('publish is true when no queue wants the event', async () => {
    const transport = createInProcessTransport();
    await transport.open();
    expect(await transport.publish([event('alone')])).toEqual([true]);
  });

  test('publish is true and a dead letter is kept when one handler always fails', async () => {
    let tries = 0;
    const transport = await subscribeTo(async ({ aggregate }) => {
      if (aggregate.id !== 'bad') return;
      tries += 1;
      throw new Error('never');
    });
    await transport.open();
    expect(await transport.publish([event('good'), event('bad')])).toEqual([true, true]);
    expect([tries, (await transport.deadLetters.list('queue')).length]).toEqual([3, 1]);
  });

  test('publish tries an event once when it is poison', async () => {
    let tries = 0;
    const transport = await subscribeTo(async () => {
      tries += 1;
      throw new PoisonError('no');
    });
    await transport.open();
    await transport.publish([event('bad')]);
    expect(tries).toBe(1);
  });

  test('close makes publish false, so that the outbox keeps the event, when a handler still fails', async () => {
    const transport = await subscribeTo(
      async () => {
        throw new Error('not yet');
      },
      { attempts: 1_000, backOff: { first: 20, most: 20 } },
    );
    await transport.open();
    const publishing = transport.publish([event('kept')]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await transport.close();
    expect(await publishing).toEqual([false]);
    expect(await transport.publish([event('late')])).toEqual([false]);
  });

  test('an outage makes no dead letter when it lasts longer than all attempts', async () => {
    let tries = 0;
    const transport = await subscribeTo(async () => {
      tries += 1;
      if (tries < 5) throw Object.assign(new Error('away'), { name: 'MongoNetworkError' });
    });
    await transport.open();
    expect(await transport.publish([event('waited')])).toEqual([true]);
    expect([tries, await transport.deadLetters.list()]).toEqual([5, []]);
  });

  test('both listeners get the event when it is broadcast', async () => {
    const got: string[] = [];
    const transport = createInProcessTransport();
    await transport.broadcast([key], async () => void got.push('a'));
    await transport.broadcast([key], async () => void got.push('b'));
    await transport.open();
    await transport.publish([event('x')]);
    expect(got.sort()).toEqual(['a', 'b']);
  });
});
