import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_VERSION } from './product-version';

test('the version that services show is that of the root package', () => {
  const { version } = JSON.parse(readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8'));
  expect(PRODUCT_VERSION).toBe(version);
});
