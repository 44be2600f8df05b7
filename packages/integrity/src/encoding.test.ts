import { decodeTraces, encodeTraces, traceOf } from './index';

const shape = { closed: [{ id: 'a', kind: 'choice', options: 3 }], texts: [{ id: 't' }] } as const;
const key = new Uint8Array(32).fill(7);

describe('chunks of traces', () => {
  it('are decoded to what was encoded', () => {
    const trace = traceOf(
      {
        id: 'x',
        number: 1,
        at: 5,
        seconds: null,
        device: null,
        browser: 'Chrome',
        marks: ['burst'],
        closed: ['1'],
        texts: ['More trees along the river, please, and benches'],
      },
      shape,
      key,
    );
    expect(decodeTraces(encodeTraces([trace]))).toEqual([trace]);
  });
});
