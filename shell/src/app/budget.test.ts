import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const KB = 1024;
const shell = path.resolve(__dirname, '../..');
/** Requests that are not files: page, session, remotes, maintenance, and the two figures of the overview. */
const OTHER_REQUESTS = 6;
/** Their size with headers, and the headers of the files. */
const OTHER_BYTES = 16 * KB;
/** One identifier each of federation's runtime, zod and the controls that survives minification. */
const MARKS = ['__FEDERATION__', '$ZodType', 'useCombobox'];

interface Chunk {
  initial: boolean;
  files: string[];
  origins: { request: string }[];
}

let outDir: string;
beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'dashboard-budget-'));
});
afterAll(() => rmSync(outDir, { recursive: true }));

/** Builds a release in a separate process, and lists for each chunk what requests it. */
const build = (): Chunk[] => {
  const config = path.join(outDir, 'rspack.config.mjs');
  const stats = path.join(outDir, 'stats.json');
  const text = `
    import define from ${JSON.stringify(path.join(shell, 'rspack.config.mjs'))};
    export default (env, argv) => {
      const config = define(env, argv);
      const output = { ...config.output, path: ${JSON.stringify(path.join(outDir, 'dist'))} };
      return { ...config, output, stats: { all: false, chunks: true, chunkOrigins: true } };
    };
  `;
  writeFileSync(config, text);
  const rspack = path.resolve(shell, '../node_modules/@rspack/cli/bin/rspack.js');
  const args = [rspack, 'build', '--config-loader', 'jiti', '-c', config, '--json', stats];
  execFileSync(process.execPath, args, { cwd: shell, stdio: 'pipe' });
  return JSON.parse(readFileSync(stats, 'utf8')).chunks;
};

const read = (file: string): Buffer => readFileSync(path.join(outDir, 'dist', file));
const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (file.endsWith('.woff2') ? read(file) : brotliCompressSync(read(file))).length, 0);

describe('the compressed download of an officer for the overview', () => {
  it('stays within 200 kB (145 kB of script) and 15 requests, without federation, zod and controls', () => {
    const chunks = build();
    const isForOverview = ({ initial, origins }: Chunk) =>
      initial || origins.some(({ request }) => request === './Dashboard');
    const atOnce = chunks.filter(isForOverview).flatMap(({ files }) => files);
    const fonts = readdirSync(path.join(outDir, 'dist/static')).filter((name) => /latin-wght.*\.woff2$/.test(name));
    const script = atOnce.filter((name) => name.endsWith('.js'));
    const style = atOnce.filter((name) => name.endsWith('.css'));
    const type = fonts.map((name) => `static/${name}`);
    const bytes = { script: sizeOf(script), style: sizeOf(style), type: sizeOf(type) };
    const marksIn = (files: string[]) => MARKS.filter((mark) => files.some((name) => read(name).includes(mark)));
    const later = chunks.flatMap(({ files }) => files).filter((name) => name.endsWith('.js') && !script.includes(name));
    expect({
      script: bytes.script <= 145 * KB,
      style: bytes.style <= 14 * KB,
      type: bytes.type > 0 && bytes.type <= 24 * KB,
      all: bytes.script + bytes.style + bytes.type + OTHER_BYTES <= 200 * KB,
      requests: script.length + style.length + type.length + OTHER_REQUESTS <= 15,
      early: marksIn(script),
      late: marksIn(later),
    }).toEqual({
      script: true,
      style: true,
      type: true,
      all: true,
      requests: true,
      early: [],
      late: MARKS,
    });
  }, 120_000);
});
