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
  const read = (body: Iterable<Buffer | string>, given: object = headers) =>
    readForm(Readable.from(body), given as typeof headers, async () => sink);
  return { seen, read };
};

describe('an uploaded form', () => {
  it('of 200 MB: read piece by piece, never held', async () => {
    const { seen, read } = recorder();
    const before = process.memoryUsage().arrayBuffers;
    expect((await read(bodyOf(IMPORT_LIMIT))).file).toBe(IMPORT_LIMIT);
    expect(seen.mostMemory - before).toBeLessThan(64 * MB);
  }, 60_000);

  it('of more than 200 MB: refused in words, and what was kept of it is let go', async () => {
    const { seen, read } = recorder();
    const refused = await read(bodyOf(IMPORT_LIMIT + 1)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'file_too_large', message: expect.stringMatching(/larger than 200 MB/) });
    expect([seen.ended, seen.abandoned]).toEqual([0, 1]);
  }, 60_000);

  it('that breaks off: refused, and what was kept of it is let go', async () => {
    const { seen, read } = recorder();
    await expect(read(bodyOf(100_000, ''))).rejects.toMatchObject({ code: 'invalid_input' });
    expect([seen.ended, seen.abandoned]).toEqual([0, 1]);
  });

  it('with fields before and after the file: all of them, a list as often as it is sent', async () => {
    const field = (name: string, value: string) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const { read } = recorder();
    const body = [field('tagIds', 'a'), fileHead('p.csv'), 'x@x', '\r\n', field('tagIds', 'b'), `--${BOUNDARY}--\r\n`];
    const { fields, file } = await read(body);
    expect([fields.get('tagIds'), file]).toEqual([['a', 'b'], 3]);
  });

  it('without a file, or with one in another field: none', async () => {
    const { seen, read } = recorder();
    expect((await read([`--${BOUNDARY}--\r\n`])).file).toBeNull();
    expect((await read([fileHead('p.csv', 'other'), 'x@x', END])).file).toBeNull();
    expect((await read([fileHead(''), END])).file).toBeNull();
    expect(seen.bytes).toBe(0);
  });

  it('that is none: refused', async () => {
    const { read } = recorder();
    await expect(read(['{}'], { 'content-type': 'application/json' })).rejects.toMatchObject({
      code: 'unsupported_media_type',
    });
    await expect(read(['x'], { 'content-type': 'multipart/form-data; x=y' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('whose sink refuses: read to its end, so that the answer arrives; the refusal is told', async () => {
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
