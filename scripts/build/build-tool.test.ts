import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readParts, TOOL_PART } from '../start/parts.mjs';
import { buildTool } from './build-tool';

const root = path.resolve(__dirname, '../..');
const outdir = mkdtempSync(path.join(os.tmpdir(), 'build-tool-'));
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

describe("the bundle of the operator's tool", () => {
  it('is stale when any file changes that it was made from', async () => {
    const sources = readParts(root).find(({ name }) => name === TOOL_PART)?.sources ?? [];
    const inputs = await buildTool(root, { outdir });
    const own = inputs.filter((file) => !file.startsWith('node_modules/'));

    expect(own.length).toBeGreaterThan(500);
    expect(own.filter((file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)))).toEqual(
      [],
    );
  });
});
