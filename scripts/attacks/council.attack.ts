import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Attack, inTurn } from './attack';
import { send } from './wire';

const names = [
  'HM Revenue <tax@gov.uk>',
  'tax@gov.uk',
  'HM Revenue "tax@gov.uk"',
  'Revenue\r\nBcc: all@example.org',
  'Revenue\u202e<x>',
  'a＠gov.uk',
  'Council <',
];

/** A sender name that looks like the address of another person. */
export const borrowedSenders: Attack = {
  name: 'borrowed sender names',
  run: async (target, random, turn) => {
    const fromName = `${inTurn(turn, names)}${random.pick(['', ' '])}`;
    const value = { settings: { emailConfig: { fromName } } };
    const { status } = await target.as('neighbour', { method: 'PATCH', path: '/api/council', value });
    return status < 400 ? [`the sender name ${JSON.stringify(fromName)} was taken`] : [];
  },
};

/** Deletion of a council without typing its name. */
export const deletionAtOnce: Attack = {
  name: 'a council deleted without a word',
  run: async (target, _random, turn) => {
    const list = await target.as('administrator', { path: '/api/admin/councils' });
    const { items = [] } = (list.json ?? {}) as { items?: { id: string; slug: string }[] };
    const id = items.find(({ slug }) => slug === 'hillview')?.id ?? '';
    const value = inTurn<unknown>(turn, [undefined, {}, { confirm: '' }, { confirm: 'Hill' }, { confirm: null }]);
    const { status } = await target.as('administrator', { method: 'DELETE', path: `/api/admin/councils/${id}`, value });
    return status < 400 ? [`a council was deleted with ${JSON.stringify(value)}`] : [];
  },
};

const SECRET = 'inside-of-the-network';
const spellings = [
  '127.0.0.1',
  'localhost',
  'localhost.',
  '127.1',
  '0x7f000001',
  '2130706433',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0.0.0.0',
  '127.0.0.1.',
  '0177.0.0.1',
];

/** An AI provider whose address is inside the operator's network. */
export const providersInside: Attack = {
  name: 'providers inside the network',
  run: async (target, random, turn) => {
    let requestCount = 0;
    const server = createServer((_req, res) => {
      requestCount += 1;
      res.end(SECRET);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://${inTurn(turn, spellings)}:${port}/any?x=`;
    const provider = { kind: 'openai', name: `P ${random.between(1, 1e9)}`, url, model: 'm', key: 'k' };
    const at = '/api/admin/ai/providers';
    const added = await target.as('administrator', { method: 'POST', path: at, value: provider });
    const { id } = (added.json ?? {}) as { id?: string };
    const problems: string[] = [];
    if (id !== undefined) {
      const tested = await target.as('administrator', { method: 'POST', path: `${at}/${id}/test` });
      if (tested.text.includes(SECRET)) problems.push(`the answer of ${url} is shown`);
      await target.as('administrator', { method: 'DELETE', path: `${at}/${id}` });
    }
    if (requestCount > 0) problems.push(`${url} was asked`);
    server.close();
    return problems;
  },
};

const metadata = [
  '169.254.169.254',
  '[::ffff:169.254.169.254]',
  'metadata.google.internal',
  'metadata.google.internal.',
  '168.63.129.16',
  '100.100.100.200',
  '[fd00:ec2::254]',
  '[fe80::1]',
];

/**
 * Addresses of cloud metadata. No server answers there on a machine without a cloud, so the product itself must refuse.
 */
export const providersOfTheCloud: Attack = {
  name: 'metadata of a cloud',
  run: async (target, _random, turn) => {
    const region = 'evil.example/x?';
    const provider = inTurn<object>(turn, [
      ...metadata.map((host) => ({ kind: 'openai', name: 'P', url: `http://${host}/latest`, model: 'm', key: 'k' })),
      { kind: 'vertex', name: 'P', region, project: 'p', model: 'm', key: '{}' },
    ]);
    const at = '/api/admin/ai/providers';
    const added = await target.as('administrator', { method: 'POST', path: at, value: provider });
    const { id } = (added.json ?? {}) as { id?: string };
    if (id === undefined) return [];
    // A region must have the right form when it is saved. The target of a name is checked when it is called.
    const tested = await target.as('administrator', { method: 'POST', path: `${at}/${id}/test` });
    await target.as('administrator', { method: 'DELETE', path: `${at}/${id}` });
    const { failure, error } = (tested.json ?? {}) as { failure?: string; error?: string };
    const isRefused = failure === 'refused' && /is not called|private network/.test(error ?? '');
    return isRefused ? [] : [`the provider ${JSON.stringify(provider)} was called: ${failure} ${error}`];
  },
};

/** Methods that no page needs. */
export const strangeMethods: Attack = {
  name: 'TRACE and unknown methods',
  run: async ({ origin }, random) => {
    const method = random.pick(['TRACE', 'PROPFIND', 'LINK', 'PURGE', 'MKCOL']);
    const { status } = await send(origin, {
      method,
      path: random.pick(['/', '/auth', '/api/campaigns', '/riverside/news']),
    });
    return status >= 200 && status < 300 ? [`${method} was answered ${status}`] : [];
  },
};
