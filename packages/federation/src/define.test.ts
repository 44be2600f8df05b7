import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { Purpose } from './purpose';

const root = path.resolve(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

type Made = Pick<Configuration, 'entry' | 'output' | 'mode' | 'lazyCompilation' | 'devServer'> & { plugins: string[] };

/** rspack comes as ES modules only, which jest does not load: a process of its own calls the factories as rspack does. */
const print = `
  const calls = { release: [{}, {}], watch: [{}, { mode: 'development' }], alone: [{ RSPACK_SERVE: true }, {}] };
  const made = {};
  for (const part of process.argv.slice(1)) {
    const { default: define } = await import('./' + part + '/rspack.config.mjs');
    made[part] = {};
    for (const [purpose, given] of Object.entries(calls)) {
      const { entry, output, mode, lazyCompilation, devServer, plugins } = define(...given);
      const names = plugins.map((plugin) => plugin.constructor.name);
      made[part][purpose] = { entry, output, mode, lazyCompilation, devServer, plugins: names };
    }
  }
  console.log(JSON.stringify(made));
`;

const make = (): Record<string, Record<Purpose, Made>> => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', print, 'shell', ...remotes];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
};

describe('the build of', () => {
  const made = make();
  const of = (part: string, purpose: Purpose): Made => made[part]?.[purpose] as Made;

  it.each(
    remotes.flatMap((name) => [
      [name, 'release'],
      [name, 'watch'],
    ]) as [string, Purpose][],
  )('%s for a %s build holds what it exposes and nothing of src/alone', (name, purpose) => {
    const { entry, output, plugins } = of(name, purpose);
    expect(entry).toEqual({});
    expect(plugins).not.toContain('HtmlRspackPlugin');
    expect(output?.publicPath).toBe('auto');
  });

  it.each(remotes)('%s alone starts from src/alone, with a page of its own at every address', (name) => {
    const { entry, output, plugins, devServer } = of(name, 'alone');
    expect(entry).toEqual({ main: './src/alone/index.ts' });
    expect(plugins).toContain('HtmlRspackPlugin');
    expect(output?.publicPath).toBe('/');
    expect(devServer).toMatchObject({ host: '127.0.0.1', historyApiFallback: true });
  });

  it.each(remotes)('%s alone is built at once: a chunk built later has another name than the page was told', (name) => {
    expect(of(name, 'alone').lazyCompilation).toBe(false);
  });

  it('a release is minified under hashed names; under npm run dev it is neither, so that names stay', () => {
    const looks = (purpose: Purpose) => {
      const { mode, output } = of('mf-campaigns', purpose);
      return [mode, output?.chunkFilename];
    };
    expect(looks('release')).toEqual(['production', '[name].[contenthash:8].js']);
    expect(looks('watch')).toEqual(['development', '[name].js']);
  });

  it('each part has a port of its own, so that several run alone side by side', () => {
    const ports = ['shell', ...remotes].map((name) => Object(of(name, 'alone').devServer).port);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('the shell is a page and no part of another: it gives to remotes at run time what a build would have in its first file', () => {
    const names = of('shell', 'release').plugins;
    expect(names.filter((name) => name.includes('Federation'))).toEqual([]);
    expect(of('mf-campaigns', 'release').plugins).toContain('ModuleFederationPlugin');
  });

  it('fonts are lightened in what is deployed only, since that takes seconds', () => {
    const has = (purpose: Purpose) => of('shell', purpose).plugins.includes('FontPlugin');
    expect([has('release'), has('watch'), has('alone')]).toEqual([true, false, false]);
  });

  it('the shell listens for reloads under npm run dev only', () => {
    const listens = (purpose: Purpose) => JSON.stringify(of('shell', purpose).entry).includes('reload-page');
    expect([listens('release'), listens('watch'), listens('alone')]).toEqual([false, true, false]);
  });

  it('the shell on its own dev server has the gateway for everything that is not the page', () => {
    expect(of('shell', 'alone').devServer).toMatchObject({
      proxy: [
        { context: expect.arrayContaining(['/api', '/remotes', '/remotes.json']), target: 'http://127.0.0.1:4000' },
      ],
    });
  });
});
