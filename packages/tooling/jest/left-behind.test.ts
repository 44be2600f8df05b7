/** @alone it defines something that cannot be removed */
import { changedByLoading, putBack, readState } from './left-behind.cjs';

const planted = globalThis as Record<string, unknown>;

describe('a test file of a group', () => {
  it.each<[string, () => unknown, () => unknown]>([
    ['a global', () => Object.assign(planted, { fetch: () => null }), () => planted.fetch],
    ['a new global', () => Object.assign(planted, { EventSource: () => null }), () => planted.EventSource],
    ['a prototype', () => Object.assign(Array.prototype, { at: () => null }), () => Array.prototype.at],
    ['the environment', () => Object.assign(process.env, { TZ: 'Asia/Tokyo' }), () => process.env.TZ],
    ['a new variable', () => Object.assign(process.env, { NEW_NAME: '1' }), () => process.env.NEW_NAME],
    ['a spied method', () => jest.spyOn(Math, 'random').mockReturnValue(1), () => Math.random],
    ['the clock', () => jest.useFakeTimers({ now: 0 }), () => Date],
    ['listeners', () => process.on('SIGUSR2', () => null), () => process.listenerCount('SIGUSR2')],
  ])('leaves nothing behind when it changes %s', (_what, change, read) => {
    const state = readState();
    const before = read();
    change();
    expect(read()).not.toBe(before);
    expect(putBack(state)).toEqual([]);
    expect(read()).toBe(before);
  });

  it('is reported when it defines something that cannot be removed', () => {
    const state = readState();
    Object.defineProperty(globalThis, 'permanent', { value: 1 });
    expect(putBack(state)).toEqual(['globalThis.permanent']);
  });

  it('is reported when loading it changes what other files see', () => {
    const state = readState();
    Object.assign(process.env, { NEW_NAME: '1' });
    Object.assign(planted, { fetch: () => null, added: 1 });
    const changed = changedByLoading(state);
    putBack(state);
    expect(changed.sort()).toEqual(['globalThis.fetch', 'process.env.NEW_NAME']);
  });
});
