import { setTimeout as delay } from 'node:timers/promises';
import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda, type Job } from 'agenda';
import { connectMongo } from '../mongo/connect';
import { testServer } from '../testing/test-database';
import { until } from '../testing/until';

const jobCount = 50;
jest.setTimeout(60_000);

describe('agenda on two instances over one database', () => {
  it('fifty jobs run once each', async () => {
    const server = await testServer();
    const connection = await connectMongo(server.uri, server.name);
    const runs = new Map<unknown, number>();
    const instances = [1, 2].map(() => {
      const backend = new MongoBackend({ mongo: connection.db as never, collection: 'agenda' });
      const agenda = new Agenda({ backend, processEvery: 50, maxConcurrency: 5 });
      const count = async (job: Job<{ number: number }>) => {
        const { number } = job.attrs.data;
        runs.set(number, (runs.get(number) ?? 0) + 1);
        await delay(5);
      };
      // Longer than a pause of the machine, since afterwards another instance rightly runs the job again. Not longer,
      // since agenda keeps a timer of half a lock's life after each job, which would delay the end of the test.
      agenda.define('count', count, { lockLifetime: 10_000 });
      return agenda;
    });
    await Promise.all(instances.map((agenda) => agenda.start()));
    for (let number = 0; number < jobCount; number++) await instances[number % 2]?.now('count', { number });
    await until(() => runs.size >= jobCount);
    await delay(300);
    await Promise.all(instances.map((agenda) => agenda.stop()));
    await connection.dropDatabase();
    await connection.close();
    await server.release();

    expect(runs.size).toBe(jobCount);
    expect([...runs.values()].every((count) => count === 1)).toBe(true);
  });
});
