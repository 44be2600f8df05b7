import { fetchParts } from './use-companions';

// A request for a module that never completes: the import never settles.
jest.mock('./parts', () => Object.fromEntries([['then', () => undefined]]));

describe('loading the code that sends a response', () => {
  it("times out after the server's time limit when the code does not arrive", async () => {
    jest.useFakeTimers();
    const settled = jest.fn();
    fetchParts().then(
      () => settled('come'),
      () => settled('given up'),
    );
    await jest.advanceTimersByTimeAsync(19_000);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(settled.mock.calls).toEqual([['given up']]);
    jest.useRealTimers();
  });
});
