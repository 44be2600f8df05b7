import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimDataFolder } from './data-folder.mjs';
import { makePrivate } from './private-folder.mjs';

const NOBODY = 65_534;
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'private-'));
  // The parent folder must not protect the data in this test.
  chmodSync(dir, 0o755);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A data folder with the modes of earlier versions. */
const anOpenFolder = (): string => {
  const data = path.join(dir, 'data');
  for (const name of ['db', 'inbox', 'logs']) {
    mkdirSync(path.join(data, name), { recursive: true, mode: 0o755 });
    writeFileSync(path.join(data, name, 'file.json'), '{}', { mode: 0o644 });
  }
  return data;
};
const openTo = (data: string): string[] =>
  [data, ...readdirSync(data, { recursive: true }).map((name) => path.join(data, String(name)))].filter(
    (file) => statSync(file).mode & 0o077,
  );

describe('a data folder', () => {
  it('is made for its owner only when it is not there', async () => {
    const data = path.join(dir, 'new/data');
    await claimDataFolder(data, 4450);

    expect(openTo(data)).toEqual([]);
  });

  it('is closed to other users, with all its content, when the product starts', async () => {
    const data = anOpenFolder();
    expect(openTo(data)).toHaveLength(7);
    await claimDataFolder(data, 4450);

    expect(openTo(data)).toEqual([]);
    // As another user of the machine. Only root can try this.
    if (process.getuid?.() === 0) {
      const tried = spawnSync('/bin/cat', [path.join(data, 'inbox/file.json')], {
        uid: NOBODY,
        gid: NOBODY,
        encoding: 'utf8',
      });
      expect([tried.status, tried.stdout]).toEqual([1, '']);
    }
  });

  it('keeps the mode of the target of a link in it', async () => {
    const data = anOpenFolder();
    const outside = path.join(dir, 'outside');
    writeFileSync(outside, '', { mode: 0o644 });
    symlinkSync(outside, path.join(data, 'link'));
    await makePrivate(data);

    expect(statSync(outside).mode & 0o777).toBe(0o644);
  });

  it.each([
    ['a folder of everybody', () => chmodSync(dir, 0o1777)],
    ['the home folder', () => jest.spyOn(os, 'homedir').mockReturnValue(dir)],
  ])('is refused and unchanged when it is %s', async (_what, prepare) => {
    prepare();
    const before = statSync(dir).mode;
    await expect(claimDataFolder(dir, 4450)).rejects.toThrow(/--data .*folkmoot/);

    expect(statSync(dir).mode).toBe(before);
    jest.restoreAllMocks();
  });
});
