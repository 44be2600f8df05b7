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

  it('have room for 1,000 long texts', () => {
    const words = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ');
    const traces = Array.from({ length: 1_000 }, (_, index) =>
      traceOf(
        {
          id: `r${index}`,
          number: index + 1,
          at: index,
          seconds: 60,
          device: 'mobile',
          browser: 'Chrome',
          marks: [],
          closed: ['2'],
          texts: [`${words} ${index}`],
        },
        shape,
        key,
      ),
    );
    expect(decodeTraces(encodeTraces(traces))).toEqual(traces);
  });
});
