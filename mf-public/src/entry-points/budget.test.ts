import { execFileSync } from 'node:child_process';
import path from 'node:path';

const KB = 1024;
const root = path.resolve(__dirname, '../..');

/** Builds a release in a separate process and measures the compressed size of what a resident downloads. */
const measure = `
  import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import path from 'node:path';
  import { brotliCompressSync } from 'node:zlib';
  import { buildResident } from './build/resident.ts';
  const outDir = mkdtempSync(path.join(tmpdir(), 'resident-budget-'));
  const { client, preload, render } = await buildResident({ outDir });
  const { renderPage } = await import(path.join(outDir, render));
  const options = Array.from({ length: 5 }, (_, index) => ({ id: 'o' + index, label: 'A choice number ' + index }));
  const types = ['rating', 'text', 'dropdown', 'multiselect', 'number'];
  const questions = Array.from({ length: 20 }, (_, index) => ({
    id: 'q_' + (index * 7919 + 104729).toString(36), type: types[index % 5], required: index % 2 === 0, options,
    title: 'How do you feel about matter number ' + index + ' in your neighbourhood?',
  }));
  const branding = { primaryColor: '#2563eb', customFooter: '', logoUrl: null, logoAlt: '', showPoweredBy: true };
  const council = { name: 'Riverside', slug: 'riverside', language: 'en', timezone: 'UTC', branding };
  const survey = { campaignId: 'c', version: 1, title: 'Survey', description: '', introText: '', introFile: null, questions };
  const html = renderPage(
    {
      kind: 'survey', campaignId: 'c',
      survey: { state: 'open', nextOpensAt: null, council, survey, startToken: 'x'.repeat(120) },
      form: { action: '/x', idempotencyKey: 'k'.repeat(36), answers: [], problems: [], banner: null },
    },
    { nonce: 'n', clientUrl: '/c.js', preloadUrls: ['/p.js'], productName: 'Folkmoot' },
  );
  const css = /<style[^>]*>([^<]*)/.exec(html)[1];
  const size = (text) => brotliCompressSync(text).length;
  const read = (name) => readFileSync(path.join(outDir, name), 'utf8');
  const atOnce = [client, ...preload];
  const script = atOnce.reduce((sum, name) => sum + size(read(name)), 0);
  const later = readdirSync(path.join(outDir, 'resident')).map((name) => 'resident/' + name)
    .filter((name) => name.endsWith('.js') && !atOnce.includes(name));
  const code = [...atOnce, ...later].map(read).join();
  // The part with the map is larger than others.
  const isMap = (name) => read(name).includes('fm-map-face');
  const laterSizes = later.filter((name) => !isMap(name)).map((name) => size(read(name)));
  const maps = later.filter(isMap).map((name) => size(read(name)));
  rmSync(outDir, { recursive: true });
  console.log(JSON.stringify({
    script, css: size(css), html: size(html.replace(css, '')), later: laterSizes, maps,
    isForeign: /mantine|ZodError|react-dom/.test(code),
  }));
`;

describe('the compressed download of a resident', () => {
  it('stays within its limits (12 kB of script, 6 kB of style), without Mantine, React and zod', () => {
    const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', measure], {
      cwd: root,
      encoding: 'utf8',
    });
    const { script, css, html, later, maps, isForeign } = JSON.parse(printed);
    const isLaterSmall = later.length > 0 && later.every((bytes: number) => bytes <= 3 * KB);
    const isMapSmall = maps.length === 1 && maps[0] <= 8 * KB;
    const sizes = { script: script <= 12 * KB, css: css <= 6 * KB, html: html <= 7 * KB };
    expect({ ...sizes, isLaterSmall, isMapSmall, isForeign }).toEqual({
      script: true,
      css: true,
      html: true,
      isLaterSmall: true,
      isMapSmall: true,
      isForeign: false,
    });
  }, 60_000);
});
