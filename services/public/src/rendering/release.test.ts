import { silentLogger } from '@folkmoot/service-kit';
import { type TestStatic, testBundle, testStatic } from '../testing/release';
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

  it('no registry yet: none, and the first one is taken once it is there', async () => {
    const releases = follow();
    await releases.refresh();
    expect(releases.current()).toBeNull();
    await files.release('one');
    await releases.refresh();
    expect(releases.current()).toMatchObject({ version: 'one', clientUrl: '/resident/client.one.js' });
  });

  it('the registry names another release: it is taken, and what holds the old one keeps it', async () => {
    await files.release('one');
    const releases = follow();
    await releases.refresh();
    const held = releases.current();
    await files.release('second');
    await releases.refresh();
    expect([held?.version, releases.current()?.version]).toEqual(['one', 'second']);
    expect(held?.bundle.renderPage({ kind: 'not-found' }, { nonce: '', clientUrl: null, productName: '' })).toContain(
      'one',
    );
  });

  it.each([
    ['a bundle that is not what its hash says', { renderHash: 'a'.repeat(64) }],
    ['a hash that is too short to say anything', { renderHash: '' }],
    ['a bundle outside of the static files', { render: '../../../../../etc/passwd' }],
    ['a bundle that is not there', { render: 'resident/none.mjs' }],
  ])('%s: the release before stays', async (_, wrong) => {
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

  it('a module that exports something else: no release', async () => {
    await files.release('one');
    const releases = createReleases({ ...files, logger: silentLogger, importModule: async () => ({ other: 1 }) });
    await releases.refresh();
    expect(releases.current()).toBeNull();
  });
});
