import { z } from 'zod';
import { defineConfig } from './define-config';
import { serviceFields } from './fields';

const read = defineConfig({ ...serviceFields, AI_TIMEOUT_MS: z.coerce.number().default(20_000) });
const enough = {
  MONGODB_URI: 'mongodb://127.0.0.1/',
  ACTOR_TOKEN_KEY: 'k'.repeat(32),
  PUBLIC_ORIGIN: 'https://folkmoot.example/',
};

test('a configuration, the least that is needed, has camelCase names and defaults', () => {
  expect(read(enough)).toMatchObject({
    mongodbUri: 'mongodb://127.0.0.1/',
    publicOrigin: 'https://folkmoot.example',
    port: 0,
    aiTimeoutMs: 20_000,
    productName: 'Folkmoot',
    smtpUrl: undefined,
  });
});

test('a configuration, an empty variable, counts as unset', () => {
  expect(read({ ...enough, PORT: '', PRODUCT_NAME: '' })).toMatchObject({ port: 0, productName: 'Folkmoot' });
});

test('a configuration, several things wrong, names them all in one line without their values', () => {
  const wrong = () => read({ ...enough, MONGODB_URI: undefined, ACTOR_TOKEN_KEY: 'secret', PORT: '99999' });
  expect(wrong).toThrow(/^Configuration: .*PORT: .*MONGODB_URI is missing.*ACTOR_TOKEN_KEY: must have at least 32/);
  expect(wrong).not.toThrow(/secret|\n/);
});
