import { fetchParts } from './use-companions';

let loads = 0;
// A module that the server refuses three times, as while it starts again.
jest.mock('./parts', () => {
  loads += 1;
  if (loads <= 3) throw new Error('503');
  return { sendResponse: 'loaded' };
});

test('the code that sends a response is loaded when the server refuses it at first', async () => {
  jest.useFakeTimers();
  const loaded = jest.fn();
  fetchParts().then(loaded, loaded);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(loaded.mock.calls).toEqual([[expect.objectContaining({ sendResponse: 'loaded' })]]);
  expect(loads).toBe(4);
  jest.useRealTimers();
});
