import { execFileSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';

/** esbuild runs in a process of its own: jsdom's typed arrays are not node's. */
const bundleDoor = `
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    stdin: { contents: process.argv[1], resolveDir: process.argv[2], loader: 'ts' }, bundle: true, minify: true, write: false, format: 'esm', jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
  });
  process.stdout.write(outputFiles[0].text);
`;

/** Brotli size of what a resident's page takes from the doors: minified, without React. */
const sizeOf = (taken: string): { bytes: number; code: string } => {
  const code = execFileSync(process.execPath, ['-e', bundleDoor, taken, __dirname], { encoding: 'utf8' });
  return { bytes: brotliCompressSync(code).length, code };
};

const fromCore = `export { answerProblem, isAnswered, validateResponse, visibleQuestions } from './core';`;

describe('door size', () => {
  it('what every resident page takes from the core: at most 2 kB, no react, no zod, nothing of the survey check', () => {
    const { bytes, code } = sizeOf(fromCore);
    expect(bytes).toBeLessThan(2048);
    expect(code).not.toMatch(/never shown|Smiley Rating/);
    expect(code).not.toMatch(/from"react|ZodError/);
  });
  it('core and inputs together leave room for the page: at most 6 kB, no Mantine', () => {
    const { bytes, code } = sizeOf(`${fromCore} export * from './input';`);
    expect(bytes).toBeLessThan(6144);
    expect(code).not.toMatch(/mantine/i);
  });
});
