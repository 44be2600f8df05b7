import { decodeTraces, encodeTraces, MAX_CHUNK, traceOf } from './index';
import { sampleConsultation, sampleShape } from './testing/consultation';

const key = new Uint8Array(32).fill(7);
const responses = sampleConsultation(2, 900, { fast: 40, parts: 50 });
const traces = responses.map((response) => traceOf(response, sampleShape, key));

describe('chunks of traces', () => {
  it('are decoded to what was encoded, any number of them', () => {
    for (const count of [0, 1, 2, 500, traces.length])
      expect(decodeTraces(encodeTraces(traces.slice(0, count)))).toEqual(traces.slice(0, count));
  });

  it('have about 250 bytes for each response', () => {
    expect(encodeTraces(traces).length / traces.length).toBeLessThan(400);
  });

  it('are rejected when they are too large, cut off, too long or of another version', () => {
    expect(() => encodeTraces(Array.from({ length: MAX_CHUNK + 1 }, () => traces[0] as never))).toThrow(RangeError);
    const bytes = encodeTraces(traces.slice(0, 3));
    expect(() => decodeTraces(bytes.subarray(0, bytes.length - 1))).toThrow('ends too early');
    expect(() => decodeTraces(Uint8Array.of(...bytes, 0))).toThrow('belong to nothing');
    expect(() => decodeTraces(Uint8Array.of(9, 0, 0))).toThrow('version 9');
    expect(() => decodeTraces(new Uint8Array())).toThrow(RangeError);
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
