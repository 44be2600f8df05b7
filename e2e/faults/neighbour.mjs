/**
 * @file Run as another user of the machine: `node neighbour.mjs PORTS FILES`, both JSON. Attacks the product's loopback
 * ports and files as another local user can, and prints each success in one line. Node's own modules only: the other
 * user may not be able to read packages.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';

const WAIT_MS = 4000;
const [ports, files] = process.argv.slice(2).map((text) => JSON.parse(text));
const got = (/** @type {string} */ finding) => process.stdout.write(`${finding}\n`);

/**
 * The answer of a port to these bytes.
 * @param {number} port
 * @param {Buffer | string} bytes
 * @returns {Promise<Buffer>}
 */
const answerOf = (port, bytes) =>
  new Promise((resolve) => {
    let answer = Buffer.alloc(0);
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = () => resolve(answer);
    socket.setTimeout(WAIT_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer = Buffer.concat([answer, chunk]);
    });
    socket.once('error', end).once('close', end);
  });

/**
 * A command of MongoDB in BSON: {NAME: 1, $db: 'admin'}.
 * @param {string} name
 */
const mongoCommand = (name) => {
  /**
   * @param {number} type
   * @param {string} key
   * @param {Buffer} value
   */
  const element = (type, key, value) => Buffer.concat([Buffer.of(type), Buffer.from(`${key}\0`), value]);
  const oneAsInt32 = Buffer.alloc(4);
  oneAsInt32.writeInt32LE(1);
  const text = Buffer.from('admin\0');
  const length = Buffer.alloc(4);
  length.writeInt32LE(text.length);
  const elements = Buffer.concat([
    element(16, name, oneAsInt32),
    element(2, '$db', Buffer.concat([length, text])),
    Buffer.of(0),
  ]);
  const size = Buffer.alloc(4);
  size.writeInt32LE(elements.length + 4);
  const body = Buffer.concat([Buffer.alloc(4), Buffer.of(0), size, elements]);
  const head = Buffer.alloc(16);
  head.writeInt32LE(body.length + 16, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
};

/** The start of an AMQP connection as guest: protocol header, then connection.start-ok with PLAIN. */
const amqpLogin = () => {
  /** @param {string} text */
  const short = (text) => Buffer.concat([Buffer.of(text.length), Buffer.from(text)]);
  /** @param {string} text */
  const long = (text) => {
    const size = Buffer.alloc(4);
    size.writeInt32BE(text.length);
    return Buffer.concat([size, Buffer.from(text)]);
  };
  const method = Buffer.concat([
    Buffer.from([0, 10, 0, 11]),
    long(''),
    short('PLAIN'),
    long('\0guest\0guest'),
    short('en_US'),
  ]);
  const frame = Buffer.alloc(7);
  frame.writeUInt8(1, 0);
  frame.writeUInt32BE(method.length, 3);
  return Buffer.concat([Buffer.from([65, 77, 81, 80, 0, 0, 9, 1]), frame, method, Buffer.of(206)]);
};
/** connection.tune follows a login that succeeded. */
const TUNE = Buffer.from([0, 10, 0, 30]);

/**
 * @param {number} port
 * @param {string} path
 * @returns {Promise<number | undefined>}
 */
const statusOf = (port, path) =>
  new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path, headers: { host: 'localhost' } };
    const request = http.get(options, (answer) => resolve(answer.resume().statusCode));
    request.setTimeout(WAIT_MS, () => request.destroy()).once('error', () => resolve(0));
  });

for (const file of files) {
  try {
    readFileSync(file);
    got(`file ${file}`);
  } catch (error) {
    const { code } = Object(error);
    if (code !== 'EACCES') got(`file ${file}: ${code}`);
  }
}
for (const port of ports) {
  const [listed, smtp, inbox, amqp] = await Promise.all([
    answerOf(port, mongoCommand('listDatabases')),
    answerOf(port, 'HELO neighbour\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nQUIT\r\n'),
    statusOf(port, '/dev/inbox.json'),
    answerOf(port, amqpLogin()),
  ]);
  if (listed.includes('databases')) got(`database at ${port}`);
  if (/^250 .*\r?\n250 .*\r?\n250 /m.test(smtp.toString().replace(/^220.*\r?\n/, ''))) got(`mail to ${port}`);
  if (inbox === 200) got(`inbox at ${port}`);
  if (amqp.includes(TUNE)) got(`broker at ${port}`);
}
got('tried everything');
