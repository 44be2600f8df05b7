import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { Purpose } from './purpose';

const root = path.resolve(__dirname, '../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

type Made = Pick<Configuration, 'entry' | 'output' | 'mode' | 'lazyCompilation' | 'devServer'> & { plugins: string[] };

/** rspack ships ES modules only, which jest does not load: a separate process calls the factories as rspack does. */
const print = `
  const calls = { release: [{}, {}], watch: [{}, { mode: 'development' }], standalone: [{ RSPACK_SERVE: true }, {}] };
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
  )('%s for a %s build contains its exposed modules and no file of src/standalone', (name, purpose) => {
    const { entry, output, plugins } = of(name, purpose);
    expect(entry).toEqual({});
    expect(plugins).not.toContain('HtmlRspackPlugin');
    expect(output?.publicPath).toBe('auto');
  });

  it.each(remotes)('%s starts from src/standalone in standalone mode, with its own page at every address', (name) => {
    const { entry, output, plugins, devServer } = of(name, 'standalone');
    expect(entry).toEqual({ main: './src/standalone/index.ts' });
    expect(plugins).toContain('HtmlRspackPlugin');
    expect(output?.publicPath).toBe('/');
    expect(devServer).toMatchObject({ host: '127.0.0.1', historyApiFallback: true });
  });

  it.each(remotes)('%s is built completely at start in standalone mode, so that chunk names match the page', (name) => {
    expect(of(name, 'standalone').lazyCompilation).toBe(false);
  });

  it('a release is minified with hashed names, and a build of npm run dev is not', () => {
    const looks = (purpose: Purpose) => {
      const { mode, output } = of('mf-campaigns', purpose);
      return [mode, output?.chunkFilename];
    };
    expect(looks('release')).toEqual(['production', '[name].[contenthash:8].js']);
    expect(looks('watch')).toEqual(['development', '[name].js']);
  });

  it('each part has its own port, so that several can run standalone at the same time', () => {
    const ports = ['shell', ...remotes].map((name) => Object(of(name, 'standalone').devServer).port);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('the shell is a page that exposes nothing and shares its dependencies at run time', () => {
    const names = of('shell', 'release').plugins;
    expect(names.filter((name) => name.includes('Federation'))).toEqual([]);
    expect(of('mf-campaigns', 'release').plugins).toContain('ModuleFederationPlugin');
  });

  it('fonts are reduced in releases only, because that takes seconds', () => {
    const has = (purpose: Purpose) => of('shell', purpose).plugins.includes('FontPlugin');
    expect([has('release'), has('watch'), has('standalone')]).toEqual([true, false, false]);
  });

  it('the shell listens for reloads under npm run dev only', () => {
    const listens = (purpose: Purpose) => JSON.stringify(of('shell', purpose).entry).includes('reload-page');
    expect([listens('release'), listens('watch'), listens('standalone')]).toEqual([false, true, false]);
  });

  it('the dev server of the shell forwards everything except the page to the gateway', () => {
    expect(of('shell', 'standalone').devServer).toMatchObject({
      proxy: [
        { context: expect.arrayContaining(['/api', '/remotes', '/remotes.json']), target: 'http://127.0.0.1:4000' },
      ],
    });
  });
});
