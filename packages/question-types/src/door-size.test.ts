import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** esbuild runs in a process of its own: jsdom's typed arrays are not node's. */
const bundleDoor = `
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [process.argv[1]], bundle: true, minify: true, write: false, format: 'esm', jsx: 'automatic',
    external: ['react', 'react/jsx-runtime'],
  });
  process.stdout.write(outputFiles[0].text);
`;

/** Brotli size of a door as a resident's page carries it: minified, without React. */
const sizeOf = (door: string): { bytes: number; code: string } => {
  const code = execFileSync(process.execPath, ['-e', bundleDoor, path.join(__dirname, door)], { encoding: 'utf8' });
  return { bytes: brotliCompressSync(code).length, code };
};

describe('door size', () => {
  it('the core is part of every resident page: at most 4 kB, no react, no zod', () => {
    const { bytes, code } = sizeOf('core.ts');
    expect(bytes).toBeLessThan(4096);
    expect(code).not.toMatch(/from"react|ZodError/);
  });
  it('core and inputs together leave room for the page: at most 6 kB, no Mantine', () => {
    const { bytes, code } = sizeOf('input.ts');
    expect(bytes).toBeLessThan(6144);
    expect(code).not.toMatch(/mantine/i);
  });
});
