import { operations } from '@folkmoot/contracts';
import { noteOperations } from '../testing/note-service.fixture';
import { createOpenApi } from './index';

test('the description has a path for every operation and no internal one', () => {
  const { openapi, paths = {} } = createOpenApi(operations, { title: 'Folkmoot', version: '1.0.0' });
  const outside = operations.filter(({ can }) => can !== 'internal');
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  const expected = outside.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect([openapi, described.sort()]).toEqual(['3.1.0', [...new Set(expected)].sort()]);
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
