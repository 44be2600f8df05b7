/**
 * Verifies an evidence pack of Folkmoot. It needs Node 20 or later and nothing else, and it changes nothing.
 *
 *   node verify.mjs PACK.zip [--keys FILE_OR_URL] [--repacked]
 *
 * --keys      the public keys that the council's site publishes at /.well-known/folkmoot-evidence.json, or a copy of them
 * --repacked  accepts files that another program has packed again: only what is in the files is compared
 *
 * Exit codes: 0 nothing was changed; 1 something was changed; 2 this is no readable pack; 3 wrong use, or no keys could be read.
 */
import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const EXIT = { accepted: 0, changed: 1, unreadable: 2, usage: 3 };
const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.sig';
const FORMAT = 1;
const START = '0'.repeat(64);
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_ID_LENGTH = 16;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_FILES = 200;
const MOST_BYTES = 1024 ** 3;
const MOST_PROBLEMS = 20;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*(\/[A-Za-z0-9][A-Za-z0-9_-]*)*\.[a-z]+$/;
const MOST_KEY_BYTES = 1024 ** 2;
const KEYS_TIMEOUT_MS = 20_000;

/** The pack cannot be read at all. */
class Unreadable extends Error {}
/** The command is wrong, or there are no keys. */
class WrongUse extends Error {}

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

const compare = (a, b) => (a < b ? -1 : Number(a > b));

const canonical = (value) => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort(compare);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
};

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Null when it is no JSON, or so deep that no pack has it. */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crc32 = (bytes) => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ crcTable[(value ^ byte) & 0xff];
  return (value ^ 0xffffffff) >>> 0;
};

// --- The ZIP ---

const findEnd = (bytes) => {
  const lowest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw new Unreadable('This is no ZIP file, or its end is missing. Get the file again.');
};

const readName = (bytes, from, length) => {
  const raw = bytes.subarray(from, from + length);
  const name = raw.toString('utf8');
  if (!Buffer.from(name).equals(raw) || !NAME.test(name) || name.length > 200) {
    throw new Unreadable(`The ZIP has a file with a name that no pack has: ${JSON.stringify(name.slice(0, 100))}.`);
  }
  return name;
};

const readLine = (bytes, at) => {
  if (at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) {
    throw new Unreadable('The list of files in the ZIP is damaged.');
  }
  const nameLength = bytes.readUInt16LE(at + 28);
  return {
    name: readName(bytes, at + CENTRAL_BYTES, nameLength),
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next: at + CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32),
  };
};

const readDirectory = (bytes) => {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > MOST_FILES)
    throw new Unreadable(`The ZIP has ${count} files. No pack has so many, or so few.`);
  const lines = [];
  const names = new Set();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    const line = readLine(bytes, at);
    const folded = line.name.toLowerCase();
    if (names.has(folded)) throw new Unreadable(`The ZIP has two files with the name ${line.name}.`);
    names.add(folded);
    lines.push(line);
    at = line.next;
  }
  return lines;
};

const inflated = (packed, { name, size }) => {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new Unreadable(`${name} cannot be unpacked: it is damaged, or larger than the ZIP says.`);
  }
};

const readEntry = (bytes, line) => {
  const { name, offset, method, packed, size, flags } = line;
  const isThere = offset + LOCAL_BYTES <= bytes.length && bytes.readUInt32LE(offset) === LOCAL;
  if (!isThere) throw new Unreadable(`${name} is not where the ZIP says.`);
  if (flags & 1) throw new Unreadable(`${name} is encrypted. No pack is.`);
  const from = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (from + packed > bytes.length) throw new Unreadable(`${name} is cut off. Get the file again.`);
  const content = bytes.subarray(from, from + packed);
  if (method === 0) return content;
  if (method === 8) return inflated(content, { name, size });
  throw new Unreadable(`${name} is compressed in a way that this program does not know.`);
};

/** The files of a ZIP by name, in its order. Reads nothing outside the file and unpacks at most 1 GB. */
const readZip = (bytes) => {
  const lines = readDirectory(bytes);
  const total = lines.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_BYTES) throw new Unreadable('The ZIP would unpack to more than 1 GB. No pack does.');
  return new Map(lines.map((line) => [line.name, readEntry(bytes, line)]));
};

/** The bytes of a ZIP as Folkmoot writes it: stored, with fixed times. */
const zipOf = (files) => {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, content] of files) {
    const header = Buffer.alloc(LOCAL_BYTES);
    header.writeUInt32LE(LOCAL, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(0x0800, 6);
    header.writeUInt16LE(0x0021, 12);
    header.writeUInt32LE(crc32(content), 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    const line = Buffer.alloc(CENTRAL_BYTES);
    line.writeUInt32LE(CENTRAL, 0);
    line.writeUInt16LE(20, 4);
    header.copy(line, 6, 4);
    line.writeUInt32LE(offset, 42);
    parts.push(header, Buffer.from(name), content);
    directory.push(line, Buffer.from(name));
    offset += LOCAL_BYTES + Buffer.byteLength(name) + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
};

const firstDifference = (a, b) => {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) if (a[at] !== b[at]) return at;
  return shorter;
};

/** The files that the manifest lists come in its order, after the manifest and the signature. */
const inOrder = (files, manifest) => {
  const listed = manifest ? [MANIFEST, SIGNATURE, ...manifest.files.map(({ name }) => name)] : [];
  const names = new Set([...listed.filter((name) => files.has(name)), ...files.keys()]);
  return new Map([...names].map((name) => [name, files.get(name)]));
};

const wrapperProblems = (bytes, files) => {
  const expected = zipOf(files);
  if (bytes.equals(expected)) return [];
  const at = firstDifference(bytes, expected);
  return [
    `ZIP: byte ${at} is outside the files or in the list of files, and is not as Folkmoot writes it. If another program has packed the files again, use --repacked.`,
  ];
};

// --- The chain ---

const nameOf = (file, line, record) => {
  const number = Number.isInteger(record?.n) ? `record ${record.n}` : `the record in line ${line}`;
  const type = typeof record?.type === 'string' ? ` (${record.type.slice(0, 60)})` : '';
  return `${file}, line ${line}: ${number}${type}`;
};

/** A line without its hash, and whether the hash is that of the line. */
const readRecord = (file, line, text) => {
  const record = parsed(text);
  const name = nameOf(file, line, record);
  if (!isObject(record)) return { name, n: null, isIntact: false };
  const { hash, ...content } = record;
  const isIntact = sha256(canonical(content)) === hash && canonical(record) === text;
  return { name, n: record.n, previous: record.previous, hash, isIntact };
};

const linesOf = (content) => {
  const lines = content.toString('utf8').split('\n');
  const rest = lines.pop();
  return rest === '' ? lines : [...lines, rest];
};

/** Records of all files in the order of the chain. */
const readRecords = (files, names) =>
  names.flatMap((name) =>
    linesOf(files.get(name) ?? Buffer.alloc(0)).map((text, index) => readRecord(name, index + 1, text)),
  );

const orderProblem = (record, expected, numbers, before) => {
  if (before.has(record.n)) return `${record.name} is there a second time: it was added.`;
  if (record.n > expected) {
    const missing = record.n - expected === 1 ? `record ${expected} is` : `records ${expected} to ${record.n - 1} are`;
    return numbers.has(expected)
      ? `${record.name} is not in its order: record ${expected} was expected here.`
      : `${record.name}: ${missing} missing before it: removed.`;
  }
  return `${record.name} is not in its order: record ${expected} was expected here.`;
};

const recordProblem = (record, { expected, last, numbers, before }) => {
  if (!record.isIntact) return `${record.name} was changed.`;
  if (record.n !== expected) return orderProblem(record, expected, numbers, before);
  if (last === null || record.previous === last) return null;
  return `${record.name} does not follow the record before it: one of the two was replaced.`;
};

/** Where the chain is broken: each record has the number after the one before it, and its hash. */
const chainProblems = (records) => {
  const problems = [];
  const state = { expected: 1, last: START, numbers: new Set(records.map(({ n }) => n)), before: new Set() };
  for (const record of records) {
    const problem = recordProblem(record, state);
    if (problem !== null) problems.push(problem);
    state.before.add(record.n);
    state.expected = (record.isIntact ? record.n : state.expected) + 1;
    state.last = record.isIntact ? record.hash : null;
  }
  return problems;
};

const endProblems = (records, chain) => {
  const last = records.at(-1);
  if (records.length < chain.records) return [`${chain.records} records were signed, and ${records.length} are there.`];
  if (records.length > chain.records) {
    return [
      `${chain.records} records were signed, and ${records.length} are there: ${records[chain.records].name} and later ones may be added.`,
    ];
  }
  const isLast = last === undefined ? chain.last === START : last.hash === chain.last;
  return isLast ? [] : [`The chain does not end with the hash that was signed${last ? `: ${last.name}` : ''}.`];
};

// --- The manifest ---

const rawKey = (text) => {
  const raw = typeof text === 'string' ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
  return raw.length === 32 && raw.toString('base64url') === text ? raw : null;
};

const idOf = (raw) => createHash('sha256').update(raw).digest('base64url').slice(0, KEY_ID_LENGTH);

const isSigned = (content, signature, raw) => {
  const text = signature.toString('utf8');
  const bytes = Buffer.from(text.trimEnd(), 'base64url');
  if (`${bytes.toString('base64url')}\n` !== text) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' });
  return verifySignature(null, content, key, bytes);
};

const signatureProblems = (files, manifest, keys) => {
  const raw = rawKey(manifest.key?.publicKey);
  const signature = files.get(SIGNATURE);
  if (!raw || manifest.key.id !== idOf(raw)) return [`${MANIFEST}: its key is damaged.`];
  if (!signature) return [`${SIGNATURE} is missing: removed.`];
  if (!isSigned(files.get(MANIFEST), signature, raw)) {
    return [`${MANIFEST} or ${SIGNATURE} was changed: the signature does not fit.`];
  }
  return keys === null ? [] : publishedProblems(manifest, keys);
};

const publishedProblems = ({ key, madeAt }, keys) => {
  const published = keys.find(({ publicKey }) => publicKey === key.publicKey);
  if (!published)
    return [
      `The pack is signed with the key ${key.id}, which is not among the published keys: somebody else may have made it.`,
    ];
  const isInTime = published.from <= madeAt && (published.until === null || madeAt <= published.until);
  return isInTime ? [] : [`The pack says that it was made at ${madeAt}, when the key ${key.id} was not in use.`];
};

const fileProblem = (files, { name, bytes, sha256: expected }) => {
  const content = files.get(name);
  if (!content) return [`${name} is missing: removed.`];
  return content.length === bytes && sha256(content) === expected ? [] : [`${name} was changed.`];
};

const fileProblems = (files, listed) => {
  const known = new Set([MANIFEST, SIGNATURE, ...listed.map(({ name }) => name)]);
  const added = [...files.keys()]
    .filter((name) => !known.has(name))
    .map((name) => `${name} was added: it was not signed.`);
  return [...listed.flatMap((file) => fileProblem(files, file)), ...added];
};

const isManifest = (manifest) =>
  isObject(manifest) &&
  isObject(manifest.key) &&
  isObject(manifest.chain) &&
  Array.isArray(manifest.files) &&
  manifest.files.every((file) => isObject(file) && typeof file.name === 'string');

const readManifest = (files) => {
  const content = files.get(MANIFEST);
  if (!content) throw new Unreadable(`The ZIP has no ${MANIFEST}. It is no evidence pack, or that file was removed.`);
  const manifest = parsed(content.toString('utf8'));
  if (!isManifest(manifest)) return null;
  if (manifest.format !== FORMAT) {
    throw new Unreadable(
      `${MANIFEST} says that the pack has the format ${String(manifest.format).slice(0, 20)}, and this program reads the format ${FORMAT}. Use the verify.mjs of the pack.`,
    );
  }
  return manifest;
};

const isChained = (name) => name.endsWith('.ndjson');

/** Everything that is wrong with a pack, and its manifest. Nothing is wrong when there are no problems. */
export const verifyPack = (bytes, { keys = null, isRepacked = false } = {}) => {
  const files = readZip(bytes);
  const manifest = readManifest(files);
  const names = (manifest ? manifest.files.map(({ name }) => name) : [...files.keys()]).filter(isChained);
  const records = readRecords(files, names);
  const chain = chainProblems(records);
  const signed = manifest
    ? [
        ...endProblems(records, manifest.chain),
        ...fileProblems(files, manifest.files),
        ...signatureProblems(files, manifest, keys),
      ]
    : [`${MANIFEST} was changed: it cannot be read.`];
  const wrapper = isRepacked ? [] : wrapperProblems(bytes, inOrder(files, manifest));
  return { manifest, records: records.length, problems: [...chain, ...signed, ...wrapper] };
};

// --- The command ---

const readKeysFrom = async (place) => {
  if (!/^https?:\/\//.test(place)) return readFileSync(place, 'utf8');
  const answer = await fetch(place, { signal: AbortSignal.timeout(KEYS_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the answer is ${answer.status}`);
  return answer.text();
};

const readKeys = async (place) => {
  const text = await readKeysFrom(place).catch((error) => {
    throw new WrongUse(`The public keys could not be read from ${place}: ${error.message}`);
  });
  const keys = text.length > MOST_KEY_BYTES ? null : parsed(text)?.keys;
  if (!Array.isArray(keys) || !keys.every(isObject)) throw new WrongUse(`${place} has no public keys.`);
  return keys;
};

const readOptions = (words) => {
  const at = words.indexOf('--keys');
  const keys = at < 0 ? null : words[at + 1];
  if (keys === undefined) throw new WrongUse('Name a file or an address after --keys.');
  const others = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const [pack, ...more] = others.filter((word) => word !== '--repacked');
  const wrong = [pack, ...more].find((word, index) => index > 0 || word?.startsWith('--'));
  if (wrong !== undefined) throw new WrongUse(`I do not know "${wrong}".`);
  if (pack === undefined) throw new WrongUse('Name the pack.');
  return { pack, keys, isRepacked: others.includes('--repacked') };
};

const readPack = (name) => {
  try {
    const { size } = statSync(name);
    if (size > MOST_BYTES) throw new Error('it is larger than 1 GB');
    return readFileSync(name);
  } catch (error) {
    throw new Unreadable(`${name} cannot be read: ${error.message}`);
  }
};

const say = (text) => process.stdout.write(`${text}\n`);

const report = ({ manifest, records, problems }, hasKeys) => {
  if (problems.length > 0) {
    say('CHANGED. This pack is not as Folkmoot made it:');
    for (const problem of problems.slice(0, MOST_PROBLEMS)) say(`- ${problem}`);
    if (problems.length > MOST_PROBLEMS) say(`- and ${problems.length - MOST_PROBLEMS} more.`);
    return EXIT.changed;
  }
  say(
    `UNCHANGED. All ${records} records in ${manifest.files.length} files are as they were when the pack was made at ${manifest.madeAt}.`,
  );
  say(
    hasKeys
      ? `It is signed with the published key ${manifest.key.id}.`
      : `It is signed with the key ${manifest.key.id}. Whose key that is, only the published keys show: use --keys https://ADDRESS-OF-THE-COUNCIL/.well-known/folkmoot-evidence.json.`,
  );
  return EXIT.accepted;
};

const main = async (words) => {
  try {
    const { pack, keys: place, isRepacked } = readOptions(words);
    const keys = place === null ? null : await readKeys(place);
    return report(verifyPack(readPack(pack), { keys, isRepacked }), keys !== null);
  } catch (error) {
    if (error instanceof WrongUse) {
      say(`${error.message}\nUse: node verify.mjs PACK.zip [--keys FILE_OR_URL] [--repacked]`);
      return EXIT.usage;
    }
    say(
      error instanceof Unreadable
        ? `NOT READABLE. ${error.message}`
        : `NOT READABLE. The file is damaged: ${error.message}`,
    );
    return EXIT.unreadable;
  }
};

if (process.argv[1]?.endsWith('verify.mjs')) process.exitCode = await main(process.argv.slice(2));
