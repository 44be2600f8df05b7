import { startReloadEvents } from './reload-events';

/** Reads a stream until its text matches. */
const readUntil = async (body: ReadableStream<Uint8Array>, fits: RegExp): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  while (!fits.test(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return text;
};

const numberIn = (text: string): number => Number(/data: (\d+)\n\n/.exec(text)?.[1]);

describe('reload events', () => {
  it('a page gets the current build when it connects, and then each next one', async () => {
    const events = await startReloadEvents();
    const { body, headers } = await fetch(`${events.url}/dev/reload`);
    const [now, next] = (body as ReadableStream<Uint8Array>).tee();
    expect(headers.get('content-type')).toBe('text/event-stream');
    const current = numberIn(await readUntil(now, /data: \d+\n\n/));
    events.notify();
    const both = await readUntil(next, /data: \d+\n\ndata: \d+\n\n/);
    expect(both).toContain(`data: ${current}\n\ndata: ${current + 1}\n\n`);
    await events.stop();
  });

  it('a page gets a later number when it connects again after a build', async () => {
    const events = await startReloadEvents();
    const connect = async () => {
      const { body } = await fetch(`${events.url}/dev/reload`);
      return numberIn(await readUntil(body as ReadableStream<Uint8Array>, /data: \d+\n\n/));
    };
    const first = await connect();
    events.hangUp();
    events.notify();
    expect(await connect()).toBeGreaterThan(first);
    await events.stop();
  });
});
