import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { clamAv } from './clam-av';

/** A small fake of clamd's protocol: finds files that contain the word EICAR. */
const daemon = async (answer: (file: string) => string) => {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.subarray(-4).readUInt32BE(0) !== 0) return;
      expect(received.toString('latin1', 0, 10)).toBe('zINSTREAM\0');
      socket.end(`${answer(received.toString('latin1'))}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, close: () => server.close() };
};

describe('clamAv', () => {
  it('the name of the malware is returned when the daemon finds it in a file', async () => {
    const { url, close } = await daemon((file) => (file.includes('EICAR') ? 'stream: Eicar-Test FOUND' : 'stream: OK'));
    const scan = clamAv(url);
    expect(await scan(Buffer.from(`${'x'.repeat(100_000)}EICAR`))).toBe('Eicar-Test');
    expect(await scan(Buffer.from('harmless'))).toBeNull();
    close();
  });
  it('a file is refused when the daemon cannot scan it or is not available', async () => {
    const { url, close } = await daemon(() => 'INSTREAM size limit exceeded. ERROR');
    await expect(clamAv(url)(Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
    close();
    await expect(clamAv('tcp://127.0.0.1:9')(Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
