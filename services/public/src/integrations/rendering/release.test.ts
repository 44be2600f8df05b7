import { silentLogger } from '@folkmoot/service-kit';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';
import { createReleases } from './release';

describe('releases of the resident pages', () => {
  let files: TestStatic;
  beforeEach(async () => {
    files = await testStatic();
  });
  afterEach(() => files.remove());

  const follow = () =>
    createReleases({
      ...files,
      logger: silentLogger,
      importModule: async (url) => testBundle(url),
    });

  it('there is no release without a registry, and the first one is loaded when it appears', async () => {
    const releases = follow();
    await releases.refresh();
    expect(releases.current()).toBeNull();
    await files.release('one');
    await releases.refresh();
    expect(releases.current()).toMatchObject({ version: 'one', clientUrl: '/resident/client.one.js' });
  });

  it('a new release is loaded when the registry names it, and users of the old one keep it', async () => {
    await files.release('one');
    const releases = follow();
    await releases.refresh();
    const before = releases.current();
    await files.release('second');
    await releases.refresh();
    expect([before?.version, releases.current()?.version]).toEqual(['one', 'second']);
    expect(before?.bundle.renderPage({ kind: 'not-found' }, { nonce: '', clientUrl: null, productName: '' })).toContain(
      'one',
    );
  });

  it.each([
    ['a bundle with another hash', { renderHash: 'a'.repeat(64) }],
    ['an empty hash', { renderHash: '' }],
    ['a bundle outside of the static files', { render: '../../../../../etc/passwd' }],
    ['a bundle that does not exist', { render: 'resident/none.mjs' }],
  ])('the former release stays when the new one has %s', async (_, wrong) => {
    await files.release('one');
    const releases = follow();
    await releases.refresh();
    await files.release('wrong', wrong);
    await releases.refresh();
    expect(releases.current()?.version).toBe('one');
    await files.release('mended');
    await releases.refresh();
    expect(releases.current()?.version).toBe('mended');
  });

  it('there is no release when a module exports something else', async () => {
    await files.release('one');
    const releases = createReleases({ ...files, logger: silentLogger, importModule: async () => ({ other: 1 }) });
    await releases.refresh();
    expect(releases.current()).toBeNull();
  });
});
