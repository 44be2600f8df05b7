import { addTrace, createColumns } from './columns';
import { HOUR_MS, localTimeOf } from './local-time';
import { aboveRhythm, rhythmOf } from './rhythm';
import { traceOf } from './trace';

const shape = { closed: [], texts: [] };
const noon = Date.UTC(2026, 4, 12, 12);
const columns = createColumns(shape);
const key = new Uint8Array(32);
for (let index = 0; index < 300; index += 1)
  addTrace(
    columns,
    traceOf(
      {
        id: `r${index}`,
        number: index + 1,
        at: noon + Math.floor((index / 300) * 2 * HOUR_MS),
        seconds: 60,
        device: null,
        browser: null,
        marks: [],
        closed: [],
        texts: [],
      },
      shape,
      key,
    ),
  );
const rows = [...Array(300).keys()];

describe('responses of two hours', () => {
  const reason = (usual: number, circumstances: Partial<Parameters<typeof rhythmOf>[2]> = {}) =>
    aboveRhythm(
      columns,
      rows,
      rhythmOf(new Float64Array(24).fill(usual), localTimeOf([{ from: 0, minutes: 60 }]), {
        zone: [],
        arrivals: [],
        sharedPlaces: [],
        opensAt: null,
        closesAt: null,
        ...circumstances,
      }),
    );
  const days = ['2026-05-10', '2026-05-11', '2026-05-12'];
  const arrivals = (source: string, counts: readonly number[]) =>
    days.map((day, index) => ({ day, source, responses: counts[index] ?? 0 }));

  test('are above the rhythm when fewer are usual in these hours', () => {
    expect(reason(5)).toEqual({ code: 'above_rhythm', figures: { responses: 300, usual: 10, hours: 2, explained: 0 } });
    expect(reason(100)).toBeNull();
  });

  test('are not above it when a mailing, posters or a shared place explain them', () => {
    expect(reason(5, { arrivals: arrivals('email', [10, 12, 290]) })).toBeNull();
    expect(reason(5, { arrivals: [...arrivals('qr_code', [0, 2, 60]), ...arrivals('social', [3, 3, 50])] })).toBeNull();
    expect(reason(5, { sharedPlaces: [{ day: '2026-05-12', responses: 250 }] })).toBeNull();
  });

  test('are above it beside what explains a part of them; people without a link are no cause', () => {
    expect(reason(5, { arrivals: arrivals('email', [10, 12, 52]) })?.figures).toMatchObject({ explained: 40 });
    expect(reason(5, { arrivals: arrivals('direct', [10, 12, 300]) })?.figures).toMatchObject({ explained: 0 });
  });
});
