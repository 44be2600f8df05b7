import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { canonicalJson, createEvidencePack, evidenceKeyPairOf, newEvidenceKeyPair, verifierSource } from '.';
import { crc32 } from './crc32';
import { zipOf } from './zip';

const MADE_AT = '2026-03-02T09:00:00.000Z';
const EXIT = { accepted: 0, changed: 1, unreadable: 2, usage: 3 };
const FLIPS = 120;

const folder = mkdtempSync(path.join(tmpdir(), 'evidence-'));
const program = path.join(folder, 'verify.mjs');
writeFileSync(program, verifierSource);
afterAll(() => rmSync(folder, { recursive: true }));

const verify = (pack: Uint8Array, ...options: string[]): { status: number | null; text: string } => {
  const name = path.join(folder, 'pack.zip');
  writeFileSync(name, pack);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, name, ...options], { encoding: 'utf8' });
  return { status, text: stdout + stderr };
};

interface Verdict {
  readonly problems: readonly string[];
}

/** Many packs in one process: a program that imports the verifier and prints a verdict for each file. */
const verifyAll = (packs: readonly Uint8Array[]): Verdict[] => {
  packs.forEach((pack, index) => {
    writeFileSync(path.join(folder, `${index}.zip`), pack);
  });
  const source = `
    import { readFileSync } from 'node:fs';
    import { verifyPack } from ${JSON.stringify(program)};
    const verdicts = [];
    for (let index = 0; index < ${packs.length}; index++) {
      try {
        const { problems } = verifyPack(readFileSync(${JSON.stringify(folder)} + '/' + index + '.zip'));
        verdicts.push({ problems });
      } catch (error) {
        verdicts.push({ problems: [error.message] });
      }
    }
    process.stdout.write(JSON.stringify(verdicts));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
};

const key = newEvidenceKeyPair();

const samplePack = (signedBy = key): Buffer => {
  const pack = createEvidencePack();
  pack.addFile('README.txt', 'Plain words.\n');
  pack.begin('survey.ndjson');
  for (const version of [1, 2, 3])
    pack.add({ type: 'survey-version', at: MADE_AT, body: { version, title: 'Parc – Łódź' } });
  pack.begin('decisions.ndjson');
  for (const wave of ['a', 'b', 'c']) pack.add({ type: 'decision', at: MADE_AT, body: { wave, reason: null } });
  return pack.finish({ madeAt: MADE_AT, about: { campaign: 'c1' } }, signedBy);
};

interface File {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Files of a pack that `zipOf` made. */
const filesOf = (zip: Buffer): File[] => {
  const files: File[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const size = zip.readUInt32LE(at + 22);
    const from = at + 30 + zip.readUInt16LE(at + 26);
    files.push({ name: zip.toString('utf8', at + 30, from), bytes: zip.subarray(from, from + size) });
    at = from + size;
  }
  return files;
};

const withLines = (name: string, change: (lines: string[]) => string[]): Buffer =>
  zipOf(
    filesOf(samplePack()).map((file) =>
      file.name === name
        ? { name, bytes: Buffer.from(`${change(file.bytes.toString().trimEnd().split('\n')).join('\n')}\n`) }
        : file,
    ),
  );

/** Numbers below a limit, the same in each run. */
const createNumbers = (seed: number): ((limit: number) => number) => {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
};

const deflated = ({ name, bytes }: File, size = bytes.length): Buffer => {
  const packed = deflateRawSync(bytes);
  const plain = zipOf([{ name, bytes: packed }]);
  for (const at of [0, plain.indexOf('PK\u0001\u0002') + 2]) {
    plain.writeUInt16LE(8, at + 8);
    plain.writeUInt32LE(crc32(bytes), at + 14);
    plain.writeUInt32LE(size, at + 22);
  }
  return plain;
};

describe('verify.mjs', () => {
  test('a pack is accepted when nothing was changed, and the published key is compared', () => {
    const keys = path.join(folder, 'keys.json');
    const published = {
      id: key.id,
      algorithm: 'Ed25519',
      publicKey: key.publicKey,
      from: '2026-01-01T00:00:00.000Z',
      until: null,
    };
    writeFileSync(keys, JSON.stringify({ keys: [published] }));
    expect(verify(samplePack())).toMatchObject({
      status: EXIT.accepted,
      text: expect.stringContaining('All 6 records'),
    });
    expect(verify(samplePack(), '--keys', keys)).toMatchObject({
      status: EXIT.accepted,
      text: expect.stringContaining(`published key ${key.id}`),
    });
    expect(verify(samplePack(newEvidenceKeyPair()), '--keys', keys)).toMatchObject({
      status: EXIT.changed,
      text: expect.stringContaining('not among the published keys'),
    });
    writeFileSync(keys, JSON.stringify({ keys: [{ ...published, until: '2026-02-01T00:00:00.000Z' }] }));
    expect(verify(samplePack(), '--keys', keys).text).toContain('was not in use');
  });

  test('the record or the file is named when a byte of it was changed', () => {
    const pack = samplePack();
    const next = createNumbers(25);
    const flips = filesOf(pack).flatMap(({ name, bytes }) => {
      const from = pack.indexOf(bytes);
      return Array.from({ length: FLIPS }, () => ({ name, from, at: next(bytes.length), bit: next(8), bytes }));
    });
    const verdicts = verifyAll(
      flips.map(({ from, at, bit }) => {
        const changed = Buffer.from(pack);
        changed[from + at] = (changed[from + at] ?? 0) ^ (1 << bit);
        return changed;
      }),
    );
    flips.forEach(({ name, at, bytes }, index) => {
      const text = verdicts[index]?.problems.join('\n') ?? '';
      expect(text).toContain(name);
      if (!name.endsWith('.ndjson')) return;
      const line = bytes.subarray(0, at).toString('latin1').split('\n').length;
      expect(text).toContain(`${name}, line ${line}`);
    });
  });

  test('a change is noticed when a byte outside the files was changed', () => {
    const pack = samplePack();
    const next = createNumbers(7);
    const inFiles = filesOf(pack).map(({ bytes }) => [pack.indexOf(bytes), bytes.length] as const);
    const outside = Array.from(pack.keys()).filter(
      (at) => !inFiles.some(([from, size]) => at >= from && at < from + size),
    );
    const verdicts = verifyAll(
      outside.map((at) => {
        const changed = Buffer.from(pack);
        changed[at] = (changed[at] ?? 0) ^ (1 << next(8));
        return changed;
      }),
    );
    expect(verdicts).toHaveLength(outside.length);
    for (const { problems } of verdicts) expect(problems.length).toBeGreaterThan(0);
  });

  test('the record is named when records were removed, added, repeated or reordered', () => {
    const removed = verify(withLines('survey.ndjson', ([first = '', , third = '']) => [first, third]));
    expect(removed).toMatchObject({
      status: EXIT.changed,
      text: expect.stringContaining('record 2 is missing before it'),
    });
    const last = verify(withLines('decisions.ndjson', (lines) => lines.slice(0, 2)));
    expect(last.text).toContain('6 records were signed, and 5 are there');
    const repeated = verify(withLines('survey.ndjson', (lines) => [...lines, lines[0] ?? '']));
    expect(repeated.text).toContain('line 4: record 1 (survey-version) is there a second time: it was added');
    const reordered = verify(withLines('decisions.ndjson', ([a = '', b = '', c = '']) => [b, a, c]));
    expect(reordered.text).toContain('record 5 (decision) is not in its order: record 4 was expected here');
    const added = verify(
      withLines('survey.ndjson', (lines) => [
        ...lines,
        canonicalJson({ n: 4, type: 'x', at: MADE_AT, body: 1, previous: '', hash: '' }),
      ]),
    );
    expect(added.text).toContain('line 4: record 4 (x) was changed');
    const spaced = verify(withLines('survey.ndjson', (lines) => lines.map((line) => line.replace('{', '{ '))));
    expect(spaced.text).toContain('survey.ndjson, line 1: record 1 (survey-version) was changed');
  });

  test('files are named when they were removed or added', () => {
    const files = filesOf(samplePack());
    const removed = verify(zipOf(files.filter(({ name }) => name !== 'survey.ndjson')));
    expect(removed).toMatchObject({
      status: EXIT.changed,
      text: expect.stringContaining('survey.ndjson is missing: removed'),
    });
    const added = verify(zipOf([...files, { name: 'more.txt', bytes: Buffer.from('x') }]));
    expect(added.text).toContain('more.txt was added: it was not signed');
    expect(verify(zipOf(files.filter(({ name }) => name !== 'manifest.sig'))).text).toContain(
      'manifest.sig is missing',
    );
    expect(verify(zipOf(files.filter(({ name }) => name !== 'manifest.json')))).toMatchObject({
      status: EXIT.unreadable,
    });
  });

  test('files that were packed again are accepted when that is said', () => {
    const reversed = zipOf([...filesOf(samplePack())].reverse());
    expect(verify(reversed)).toMatchObject({ status: EXIT.changed, text: expect.stringContaining('use --repacked') });
    expect(verify(reversed, '--repacked')).toMatchObject({ status: EXIT.accepted });
  });

  test('a clear error is given when the ZIP is hostile', () => {
    const pack = samplePack();
    const file = { name: 'manifest.json', bytes: Buffer.alloc(5_000_000, 'a') };
    const hostile: [Uint8Array, string][] = [
      [Buffer.alloc(0), 'This is no ZIP file'],
      [Buffer.from('PK'), 'This is no ZIP file'],
      [pack.subarray(0, pack.length - 30), 'This is no ZIP file'],
      [Buffer.concat([pack.subarray(0, 200), pack.subarray(260)]), ''],
      [deflated(file, 100), 'larger than the ZIP says'],
      [deflated(file, 0xffffffff), 'more than 1 GB'],
      [zipOf([{ name: '../evil.txt', bytes: Buffer.from('x') }]), 'a name that no pack has'],
      [zipOf([{ name: '/etc/passwd.txt', bytes: Buffer.from('x') }]), 'a name that no pack has'],
      [
        zipOf([
          { name: 'a.txt', bytes: Buffer.from('x') },
          { name: 'A.txt', bytes: Buffer.from('y') },
        ]),
        'two files with the name',
      ],
      [
        zipOf(Array.from({ length: 201 }, (_, index) => ({ name: `f${index}.txt`, bytes: Buffer.alloc(0) }))),
        '201 files',
      ],
    ];
    for (const [bytes, text] of hostile) {
      expect(verify(bytes)).toMatchObject({ status: EXIT.unreadable, text: expect.stringContaining(text) });
    }
  });

  test('use is explained when the command is wrong', () => {
    const run = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
    expect(run()).toMatchObject({
      status: EXIT.usage,
      stdout: expect.stringContaining('Use: node verify.mjs PACK.zip'),
    });
    expect(run('--all')).toMatchObject({ status: EXIT.usage });
    expect(run('nowhere.zip')).toMatchObject({ status: EXIT.unreadable });
    expect(verify(samplePack(), '--keys', path.join(folder, 'nowhere.json'))).toMatchObject({ status: EXIT.usage });
  });
});

describe('signing keys', () => {
  test('a key pair is the same when it is read from its private key', () => {
    expect(evidenceKeyPairOf(key.privateKey)).toMatchObject({ id: key.id, publicKey: key.publicKey });
  });
});

describe('canonical JSON', () => {
  test('a value has one form when its fields come in another order', () => {
    expect(canonicalJson({ b: [1, null], a: { d: 'é"', c: undefined } })).toBe('{"a":{"d":"é\\""},"b":[1,null]}');
    expect(() => canonicalJson(Number.NaN)).toThrow('no such number');
  });

  test.each(['statement.cy.txt', '../survey.ndjson', 'survey', ''])('no pack is made with the file %j', (name) => {
    const pack = createEvidencePack();
    expect(() => pack.addFile(name, 'text')).toThrow('would not read');
    expect(() => pack.begin(name)).toThrow('would not read');
  });
});
