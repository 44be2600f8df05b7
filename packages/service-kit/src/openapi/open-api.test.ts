import { type Operation, operations, tokenPermissions, webhookMessageSchemas } from '@folkmoot/contracts';
import { noteOperations } from '../testing/note-service.fixture';
import { formFields, messageExamples, operationExamples } from './examples';
import { createOpenApi } from './index';

const description = createOpenApi(operations, { title: 'Folkmoot', version: '1.0.0' });
const described = ({ path, method }: Operation) => description.paths?.[path.replace(/:(\w+)/g, '{$1}')]?.[method];

test('the description has a path for every operation and no internal one', () => {
  const { openapi, paths = {} } = description;
  const outside = operations.filter(({ can }) => can !== 'internal');
  const shown = Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`));
  const expected = outside.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect([openapi, shown.sort()]).toEqual(['3.1.0', [...new Set(expected)].sort()]);
});

test('an operation has its body, answer, problems and the Idempotency-Key', () => {
  const { paths = {} } = createOpenApi(noteOperations, { title: 'Notes', version: '1', origin: 'https://a.example' });
  const send = paths['/api/public/notes']?.post;
  expect(send?.security).toEqual([]);
  expect(send?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: true }]);
  expect(send?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { properties: { title: { type: 'string' } }, required: ['title'] } } },
  });
  expect(Object.keys(send?.responses ?? {})).toEqual(['201', '400', '500', '503']);
  expect(paths['/api/notes/{noteId}']?.get?.parameters).toMatchObject([{ name: 'noteId', in: 'path', required: true }]);
  expect(paths['/internal/note']).toBeUndefined();
  expect(paths['/api/notes/{noteId}']?.get?.security).toEqual([{ session: [] }, { apiToken: [] }]);
});

test('an example fits the schema of its operation', () => {
  const wrong = Object.entries(operationExamples).flatMap(([name, { body, response }]) => {
    const operation = operations.find((each) => each.name === name);
    if (!operation) return [`${name}: no operation`];
    const checks = { body: body === undefined || operation.body.safeParse(body).success };
    const answers = { response: response === undefined || operation.response.safeParse(response).success };
    return Object.entries({ ...checks, ...answers }).flatMap(([part, isRight]) => (isRight ? [] : `${name}: ${part}`));
  });
  expect(wrong).toEqual([]);
});

test('operations of single sign-on, second factors, webhooks, tokens and imports show examples', () => {
  const shown = [
    ['saveSso', 'requestBody'],
    ['requireFactors', 'requestBody'],
    ['createWebhook', 'requestBody'],
    ['createApiToken', 'requestBody'],
    ['startImport', 'requestBody'],
  ] as const;
  for (const [name, part] of shown) {
    const operation = operations.find((each) => each.name === name);
    expect([name, JSON.stringify(operation && described(operation)?.[part])]).toEqual([
      name,
      expect.stringContaining('"example"'),
    ]);
  }
});

test('an operation that takes a file describes its form', () => {
  const names = operations.filter(({ summary }) => /^Multipart/.test(summary)).map(({ name }) => name);
  expect(names.filter((name) => !(name in formFields))).toEqual([]);
  for (const operation of operations.filter(({ name }) => name in formFields)) {
    expect(described(operation)?.requestBody).toMatchObject({
      content: { 'multipart/form-data': { schema: { required: ['file'] } } },
    });
  }
});

test('bearer authentication is shown on each operation that a token can call, and on no other', () => {
  const takesToken = ({ can, needsFreshSignIn }: Operation) =>
    tokenPermissions.some((permission) => permission === can) && needsFreshSignIn !== true;
  const outside = operations.filter(({ can }) => can !== 'internal');
  const shown = outside.filter((operation) => JSON.stringify(described(operation)?.security).includes('apiToken'));
  expect(shown.map(({ name }) => name)).toEqual(outside.filter(takesToken).map(({ name }) => name));
  expect(shown.length).toBeGreaterThan(100);
});

test('each message of a webhook is described, with an example that fits', () => {
  expect(Object.keys(description.webhooks ?? {}).sort()).toEqual(Object.keys(webhookMessageSchemas).sort());
  for (const type of Object.keys(webhookMessageSchemas) as (keyof typeof webhookMessageSchemas)[]) {
    expect(webhookMessageSchemas[type].parse(messageExamples[type])).toEqual(messageExamples[type]);
  }
});
