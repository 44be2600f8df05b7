import { copyrightIn, productionPackages } from './third-party';

describe('the packages of other authors', () => {
  const lock = {
    'services/x': { dependencies: { one: '1.0.0', own: '*', esbuild: '1.0.0' } },
    'packages/tool': { dependencies: { tool: '1.0.0' } },
    'node_modules/own': { link: true },
    'node_modules/one': { dependencies: { two: '1.0.0' }, optionalDependencies: { three: '1.0.0', absent: '1.0.0' } },
    'node_modules/one/node_modules/two': { dependencies: { one: '1.0.0' } },
    'node_modules/two': {},
    'node_modules/three': {},
    'node_modules/tool': {},
    'node_modules/esbuild': {},
  };
  it('contain what a shipped workspace needs, from the nearest folder, without build tools and workspaces', () =>
    expect(productionPackages(lock, ['services/x']).sort()).toEqual([
      'node_modules/one',
      'node_modules/one/node_modules/two',
      'node_modules/three',
    ]));
});

describe('the copyright in a licence', () => {
  it('is each of its lines once, without addresses', () =>
    expect(
      copyrightIn(
        'MIT\n\n  Copyright (c) 2020 A. Name <a@b.example> (https://b.example)\nCopyright (c) 2020 A. Name\nfree of charge',
      ),
    ).toEqual(['Copyright (c) 2020 A. Name']));
  it('is empty when the line is a template', () =>
    expect(copyrightIn('Copyright [yyyy] [name]\nCopyright (c) <year>')).toEqual([]));
});
