import { setTimeout as pause } from 'node:timers/promises';
import { inContext, requestContext } from './request-context';

const idNow = (): string | undefined => requestContext()?.requestId;

describe('the context of a unit of work', () => {
  it('is there in all that the work awaits, and nowhere else', async () => {
    const seen = inContext({ requestId: 'a' }, async () => {
      await pause(1);
      return [idNow(), await Promise.resolve().then(idNow)];
    });
    expect(idNow()).toBeUndefined();
    expect(await seen).toEqual(['a', 'a']);
    expect(idNow()).toBeUndefined();
  });

  it('stays when other work ends, also with an error, and is there again for later work', async () => {
    const long = inContext({ requestId: 'long' }, async () => {
      await pause(20);
      return idNow();
    });
    const failed = inContext({ requestId: 'short' }, async () => {
      await pause(1);
      throw new Error(idNow());
    });
    await expect(failed).rejects.toThrow('short');
    expect(await long).toBe('long');
    expect(await inContext({ requestId: 'later' }, async () => idNow())).toBe('later');
  });

  it('of work within work is that of the inner one until it ends', async () => {
    const seen = await inContext({ requestId: 'outer' }, async () => {
      const inner = await inContext({ requestId: 'inner' }, async () => idNow());
      return [inner, idNow()];
    });
    expect(seen).toEqual(['inner', 'outer']);
  });

  it('is gone from work that nobody awaits once all other work has ended', async () => {
    let left: Promise<string | undefined> | undefined;
    await inContext({ requestId: 'a' }, async () => {
      left = pause(5).then(idNow);
    });
    expect(await left).toBeUndefined();
  });
});
