import { loadProvided, provideRemoteLoader } from './load-provided';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  provideRemoteLoader(null);
});

describe('loadProvided', () => {
  it('returns the module on the third try after two failures', async () => {
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

  it('rejects with the reason after three failures', async () => {
    provideRemoteLoader(() => Promise.reject(new Error('away')));
    const loading = expect(loadProvided('mf-public', './survey-runner')).rejects.toThrow('away');
    await jest.advanceTimersByTimeAsync(1000);
    await loading;
  });

  it('rejects outside of a shell', async () => {
    await expect(loadProvided('mf-public', './survey-runner')).rejects.toThrow('mf-public cannot be loaded here');
  });
});
