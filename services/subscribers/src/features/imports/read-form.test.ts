import { Readable } from 'node:stream';
import { IMPORT_LIMIT } from '@folkmoot/contracts';
import { readForm, type Sink } from './read-form';

const BOUNDARY = 'the-boundary';
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const CHUNK = Buffer.from('person@x.example\n'.repeat(4096));
const MB = 1024 * 1024;

const fileHead = (name: string, field = 'file') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

function* bodyOf(bytes: number, end = END): Iterable<Buffer> {
  yield Buffer.from(fileHead('people.csv'));
  for (let sent = 0; sent < bytes; sent += CHUNK.length) yield CHUNK.subarray(0, Math.min(CHUNK.length, bytes - sent));
  yield Buffer.from(end);
}

const recorder = () => {
  const seen = { bytes: 0, ended: 0, abandoned: 0, mostMemory: 0 };
  const sink: Sink<number> = {
    write: async (bytes) => {
      seen.bytes += bytes.length;
      seen.mostMemory = Math.max(seen.mostMemory, process.memoryUsage().arrayBuffers);
    },
    end: async () => {
      seen.ended += 1;
      return seen.bytes;
    },
    abandon: async () => {
      seen.abandoned += 1;
    },
  };
  const read = (body: Iterable<Buffer | string>, sentHeaders: object = headers) =>
    readForm(Readable.from(body), sentHeaders as typeof headers, async () => sink);
  return { seen, read };
};

describe('an uploaded form', () => {
  it('a form of 200 MB is read in pieces and is never in memory as a whole', async () => {
    const { seen, read } = recorder();
    const before = process.memoryUsage().arrayBuffers;
    expect((await read(bodyOf(IMPORT_LIMIT))).file).toBe(IMPORT_LIMIT);
    expect(seen.mostMemory - before).toBeLessThan(64 * MB);
  }, 60_000);

  it('a form of more than 200 MB is refused with a message, and its stored part is deleted', async () => {
    const { seen, read } = recorder();
    const refused = await read(bodyOf(IMPORT_LIMIT + 1)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'file_too_large', message: expect.stringMatching(/larger than 200 MB/) });
    expect([seen.ended, seen.abandoned]).toEqual([0, 1]);
  }, 60_000);

  it('a form is refused and its stored part is deleted when the upload is interrupted', async () => {
    const { seen, read } = recorder();
    await expect(read(bodyOf(100_000, ''))).rejects.toMatchObject({ code: 'invalid_input' });
    expect([seen.ended, seen.abandoned]).toEqual([0, 1]);
  });

  it('all fields before and after the file are read, and repeated fields become a list', async () => {
    const field = (name: string, value: string) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const { read } = recorder();
    const body = [field('tagIds', 'a'), fileHead('p.csv'), 'x@x', '\r\n', field('tagIds', 'b'), `--${BOUNDARY}--\r\n`];
    const { fields, file } = await read(body);
    expect([fields.get('tagIds'), file]).toEqual([['a', 'b'], 3]);
  });

  it('the file is null when the form has no file or has it in another field', async () => {
    const { seen, read } = recorder();
    expect((await read([`--${BOUNDARY}--\r\n`])).file).toBeNull();
    expect((await read([fileHead('p.csv', 'other'), 'x@x', END])).file).toBeNull();
    expect((await read([fileHead(''), END])).file).toBeNull();
    expect(seen.bytes).toBe(0);
  });

  it('a request is refused when its body is not a form', async () => {
    const { read } = recorder();
    await expect(read(['{}'], { 'content-type': 'application/json' })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
    await expect(read(['x'], { 'content-type': 'multipart/form-data; x=y' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('the form is read to its end when the sink fails, so that the response arrives with the error', async () => {
    const { seen, read } = recorder();
    let left = 0;
    function* counted() {
      for (const chunk of bodyOf(5 * MB)) {
        left += chunk.length;
        yield chunk;
      }
    }
    const sink: Sink<number> = {
      write: async () => {
        throw new Error('not text');
      },
      end: async () => 0,
      abandon: async () => {
        seen.abandoned += 1;
      },
    };
    const reading = readForm(Readable.from(counted()), headers, async () => sink);
    await expect(reading).rejects.toThrow('not text');
    expect([left > 5 * MB, seen.abandoned]).toEqual([true, 1]);
    await expect(read(bodyOf(10))).resolves.toMatchObject({ file: 10 });
  });
});
