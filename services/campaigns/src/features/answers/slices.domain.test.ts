import { slicesOf } from './slices.domain';

const days = [
  { day: '2026-03-01', responses: 4 },
  { day: '2026-03-03', responses: 5 },
  { day: '2026-03-02', responses: 3 },
  { day: '2026-03-09', responses: 50 },
];

test('adjacent days form one slice from the newest on, and a large day is a slice of its own', () => {
  expect(slicesOf(days, 8)).toEqual([
    { from: '2026-03-09', to: '2026-03-09', responses: 50 },
    { from: '2026-03-02', to: '2026-03-03', responses: 8 },
    { from: '2026-03-01', to: '2026-03-01', responses: 4 },
  ]);
});

test('there are no slices when there are no days', () => expect(slicesOf([], 8)).toEqual([]));
