import { loadProvided, provideRemoteLoader } from './load-provided';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  provideRemoteLoader(null);
});

describe('loadProvided', () => {
  it('after two failures, gets the module on the third try', async () => {
    const loader = jest.fn(async (_remote: string, _module: string, attempt: number) => {
      if (attempt < 2) throw new Error('away');
      return { Runner: 'here' };
    });
    provideRemoteLoader(loader);
    const loading = loadProvided('mf-public', './survey-runner');
    await jest.advanceTimersByTimeAsync(600);
    await expect(loading).resolves.toEqual({ Runner: 'here' });
    expect(loader.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 2]);
  });

  it('after three failures, gives up with the reason', async () => {
    provideRemoteLoader(() => Promise.reject(new Error('away')));
    const loading = expect(loadProvided('mf-public', './survey-runner')).rejects.toThrow('away');
    await jest.advanceTimersByTimeAsync(1000);
    await loading;
  });

  it('outside of a shell, says so', async () => {
    await expect(loadProvided('mf-public', './survey-runner')).rejects.toThrow('mf-public cannot be loaded here');
  });
});
