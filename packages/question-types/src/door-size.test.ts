import { execFileSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';

/** esbuild runs in a separate process: jsdom's typed arrays are not node's. */
const bundleDoor = `
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    stdin: { contents: process.argv[1], resolveDir: process.argv[2], loader: 'ts' }, bundle: true, minify: true, write: false, format: 'esm', jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', './later/*'], conditions: ['resident'],
  });
  process.stdout.write(outputFiles[0].text);
`;

/** Brotli size of the imports of a resident's page: minified, without React. */
const sizeOf = (taken: string): { bytes: number; code: string } => {
  const code = execFileSync(process.execPath, ['-e', bundleDoor, taken, __dirname], { encoding: 'utf8' });
  return { bytes: brotliCompressSync(code).length, code };
};

const fromCore = `export { answerProblem, isAnswered, validateResponse, visibleQuestions } from './core';`;

describe('door size', () => {
  it('is at most 2 kB for the core of a resident page, without react, zod or the survey check', () => {
    const { bytes, code } = sizeOf(fromCore);
    expect(bytes).toBeLessThan(2048);
    expect(code).not.toMatch(/never shown|Smiley Rating/);
    expect(code).not.toMatch(/from"react|ZodError/);
  });
  it('is at most 6 kB for core and inputs, without Mantine', () => {
    const { bytes, code } = sizeOf(`${fromCore} export * from './input';`);
    expect(bytes).toBeLessThan(6144);
    expect(code).not.toMatch(/mantine/i);
  });
});
