import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Envelope, systemActor } from '@folkmoot/contracts';
import { connect } from 'amqplib';
import { makeEnvelope } from '../../outbox/make-envelope';
import { type Authority, createAuthority, pem } from '../../testing/certificates.fixture';
import { noteMade } from '../../testing/note-service.fixture';
import { createRabbitBroker, type RabbitBroker } from '../../testing/rabbit-broker.fixture';
import { until } from '../../testing/until';
import { memoryDeadLetters } from '../dead-letters';
import type { Transport } from '../transport';
import { createAmqpTransport } from './amqp-transport';
import { type BrokerTls, brokerTlsFrom, certificateProblem } from './broker-tls';

const KEY = 'note.made.v1';
const ADDRESS = '127.0.0.1';
let folder: string;
let authority: Authority;
let foreign: Authority;
let broker: RabbitBroker;
const transports: Transport[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amqp-tls-'));
  authority = createAuthority(folder, 'own');
  foreign = createAuthority(folder, 'foreign');
  broker = await createRabbitBroker({
    tls: { ca: authority.ca, ...authority.issue('broker', ADDRESS), asksClients: true },
  });
  await broker.start();
}, 90_000);
afterEach(() => Promise.all(transports.splice(0).map((transport) => transport.close())));
afterAll(async () => {
  await broker?.remove();
  await rm(folder, { recursive: true, force: true });
});

const event = (title: string): Envelope =>
  makeEnvelope(
    noteMade,
    { aggregate: { type: 'note', id: title, revision: 1 }, payload: { title } },
    { actor: systemActor('tests'), councilId: 'council_own', now: new Date() },
  );

const transportWith = (tls: BrokerTls): Transport => {
  const transport = createAmqpTransport({ url: broker.url, tls, topology: [{ queue: 'tls', types: [KEY] }] });
  transports.push(transport);
  return transport;
};
const client = () => authority.issue('client', ADDRESS);

test('events flow over TLS when both sides trust the same authority', async () => {
  const { cert, key } = client();
  const transport = transportWith(
    brokerTlsFrom({ AMQP_CA_FILE: authority.ca, AMQP_CERT_FILE: cert, AMQP_CERT_KEY_FILE: key }),
  );
  const got: unknown[] = [];
  const deliver = async ({ payload }: Envelope) => void got.push(payload);
  await transport.subscribe('tls', [KEY], deliver, { deadLetters: memoryDeadLetters() });
  await transport.open();

  expect(await transport.publish([event('over TLS')])).toEqual([true]);
  await until(() => got.length > 0);
  expect(got).toEqual([{ title: 'over TLS' }]);
});

test('a broker is refused in words when another authority signed its certificate', async () => {
  const { cert, key } = client();
  const tls = { ca: pem(foreign.ca), cert: pem(cert), key: pem(key) };
  const transport = transportWith(tls);
  await transport.open();

  expect(await transport.publish([event('lost')])).toEqual([false]);
  // Asked directly: Jest's own errors lose their code on the way through the recovery of amqplib.
  const refusal = await connect(broker.url, tls).catch((error: unknown) => error);
  expect(certificateProblem(refusal)).toMatch(/certificate of the broker is not signed by.*AMQP_CA_FILE/);
});

test('a broker that asks for a certificate refuses a client that has none', async () => {
  const transport = transportWith({ ca: pem(authority.ca) });
  await transport.open();

  expect(await transport.publish([event('lost')])).toEqual([false]);
});
