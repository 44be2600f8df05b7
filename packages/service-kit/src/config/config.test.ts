import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { testKeysEnv } from '../testing/test-keys';
import { defineConfig } from './define-config';
import { serviceAddresses, serviceFields } from './fields';

const read = defineConfig({ ...serviceFields, AI_TIMEOUT_MS: z.coerce.number().default(20_000) });
const enough = {
  MONGODB_URI: 'mongodb://127.0.0.1/',
  ...testKeysEnv('admin'),
  PUBLIC_ORIGIN: 'https://folkmoot.example/',
};

test('a configuration has camelCase names and defaults when only the required variables are set', () => {
  expect(read(enough)).toMatchObject({
    mongodbUri: 'mongodb://127.0.0.1/',
    publicOrigin: 'https://folkmoot.example',
    port: 0,
    aiTimeoutMs: 20_000,
    productName: 'Folkmoot',
    smtpUrl: undefined,
  });
});

test('a variable counts as unset when it is empty', () => {
  expect(read({ ...enough, PORT: '', PRODUCT_NAME: '' })).toMatchObject({ port: 0, productName: 'Folkmoot' });
});

test('a configuration names all errors in one line without their values when several variables are wrong', () => {
  const wrong = () => read({ ...enough, MONGODB_URI: undefined, SERVICE_KEY: 'secret', PORT: '99999' });
  expect(wrong).toThrow(/^Configuration: .*PORT: .*MONGODB_URI is missing.*SERVICE_KEY: must have 64 hex digits/);
  expect(wrong).not.toThrow(/secret|\n/);
});

test.each(['gateway', 'gateway:short', 'nobody:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', ''])(
  'TRUSTED_KEYS is refused when it is "%s"',
  (wrong) => {
    expect(() => read({ ...enough, TRUSTED_KEYS: wrong })).toThrow(/TRUSTED_KEYS/);
  },
);

describe('a secret in a file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-config-'));
  const file = path.join(dir, 'key');
  writeFileSync(file, `${'5'.repeat(64)}\n`);
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test('the value is the content of the file without the line end when NAME_FILE names a file', () => {
    const { SERVICE_KEY: _key, ...others } = enough;
    expect(read({ ...others, SERVICE_KEY_FILE: file }).serviceKey).toBe('5'.repeat(64));
  });
  test('the error does not contain the value when the file cannot be read or the variable is set twice', () => {
    expect(() => read({ ...enough, SERVICE_KEY: '', SERVICE_KEY_FILE: path.join(dir, 'none') })).toThrow(
      /SERVICE_KEY_FILE names .*none, which cannot be read/,
    );
    expect(() => read({ ...enough, SERVICE_KEY_FILE: file })).toThrow(/SERVICE_KEY_FILE are both set$/);
  });
});

test('addresses of a service have no slash at their end, and anything else is refused', () => {
  const urls = defineConfig({ ADMIN_URL: serviceAddresses });
  expect(urls({ ADMIN_URL: 'http://a:1/, http://b:2' }).adminUrl).toBe('http://a:1,http://b:2');
  for (const wrong of ['admin', 'http://a:1,', 'ftp://a'])
    expect(() => urls({ ADMIN_URL: wrong })).toThrow(/ADMIN_URL/);
});
