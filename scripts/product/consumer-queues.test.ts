import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { consumerQueues } from '@folkmoot/contracts';

const services = path.resolve(__dirname, '../../services');
const sources = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[a-z]{1,20}\/src\/[^.]{1,200}(?:\.[a-z]{1,20})?\.ts$/.test(file),
);
const named = /[cC]onsumer(?:<[^>]{1,200}>)?\(\s{0,20}'([a-z]{1,40}\.[a-z-]{1,40})'/g;

// The broker refuses a queue that is not declared, and then the whole connection of its service.
test('every queue that a consumer names is declared for the broker', () => {
  const queues = sources.flatMap((file) =>
    [...readFileSync(path.join(services, file), 'utf8').matchAll(named)].map(([, queue = '']) => queue),
  );
  expect(queues.length).toBeGreaterThan(20);
  expect(queues.filter((queue) => !(queue in consumerQueues))).toEqual([]);
});
