import { draftName } from '../entities/survey/draft-store';

const mockHydrate = jest.fn();
const mockFetchRestore = jest.fn();
jest.mock('preact', () => ({ hydrate: () => mockHydrate() }));
jest.mock('../features/survey/use-draft', () => ({ fetchRestore: () => mockFetchRestore() }));

const load = async (restoring: Promise<unknown>) => {
  mockFetchRestore.mockReturnValue(restoring);
  await jest.isolateModulesAsync(async () => {
    await import('./client');
  });
  await jest.advanceTimersByTimeAsync(1);
};
const isTakenOver = () => mockHydrate.mock.calls.length > 0;
const isPlain = () => document.body.hasAttribute('data-plain');

describe('the survey page on a device with stored data', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    localStorage.setItem(draftName('c'), '{}');
    document.body.removeAttribute('data-plain');
    document.body.innerHTML =
      '<div id="body"></div><script type="application/json" id="data">{"survey":{"questions":[]},"parts":[]}</script>';
  });
  afterEach(() => {
    localStorage.clear();
    jest.useRealTimers();
  });

  it('is hydrated when the code that restores drafts has loaded', async () => {
    await load(Promise.resolve({}));
    expect([isTakenOver(), isPlain()]).toEqual([true, false]);
  });

  it('keeps all questions of the plain form when that code cannot be fetched', async () => {
    await load(Promise.reject(new TypeError('failed to fetch')));
    expect([isTakenOver(), isPlain()]).toEqual([false, true]);
  });

  it('keeps all questions of the plain form when that code does not arrive', async () => {
    await load(new Promise(() => undefined));
    expect([isTakenOver(), isPlain()]).toEqual([false, false]);
    document.body.setAttribute('data-plain', '');
    expect(isTakenOver()).toBe(false);
  });

  it('is hydrated at once when the device stores nothing', async () => {
    localStorage.clear();
    await load(new Promise(() => undefined));
    expect([isTakenOver(), mockFetchRestore.mock.calls.length]).toEqual([true, 0]);
  });
});
