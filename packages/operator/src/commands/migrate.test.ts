import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MigrationPlan } from '@folkmoot/service-kit';
import { unpackFixture } from '../../../../scripts/product/earlier-version';
import { runOnTerminal } from '../testing/recorded-terminal';

const root = path.resolve(__dirname, '../../../..');
const VERSION = '0.1.0';

jest.setTimeout(120_000);

let folder: string;
let data: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
  data = await unpackFixture(root, VERSION, 'demo', folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outdated = async (): Promise<[string, number][]> => {
  const { code, out } = await runOnTerminal(['migrate', '--dry-run', '--json', '--data', data]);
  expect(code).toBe(0);
  const { services } = JSON.parse(out) as { services: MigrationPlan[] };
  return services.flatMap(({ migrations }) =>
    migrations.map(({ name, outdated: count }): [string, number] => [name, count]),
  );
};

test(`data of ${VERSION} are changed by migrate, and by a dry run they are only counted`, async () => {
  const before = await outdated();
  expect(before).toEqual(
    expect.arrayContaining([
      ['move-divisions', 2],
      ['number-responses', 356],
    ]),
  );
  expect(await outdated()).toEqual(before);

  const { code, out, error } = await runOnTerminal(['migrate', '--progress', '--data', data]);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringContaining('campaigns 1 number-responses: changed 356 documents'),
  });
  expect(error).toMatch(/^campaigns 1 number-responses: \d+ of 356 documents$/m);
  const after = (await outdated()).map(([name]) => name);
  // The service runs these after its start, because they publish events; and those that follow them.
  expect(after).toEqual([
    'move-divisions',
    'publish-qr-codes',
    'publish-states',
    'fold-search-texts',
    'publish-labels',
  ]);
});
