import { testContext } from '../../testing/test-context';
import { newCouncilExport } from './council-export.domain';
import type { ExportPiece } from './council-export.repository';

const { repositoriesOf } = testContext();
const NOW = new Date('2026-03-02T09:00:00.000Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
const newExport = (id: string, councilId = 'a', minutes = 0) => newCouncilExport({ id, councilId }, later(minutes));

const piece = (place: number, overrides: Partial<ExportPiece> = {}): ExportPiece => ({
  id: `e1.${overrides.kind ?? 'surveys'}.${place}`,
  exportId: 'e1',
  councilId: 'a',
  service: 'campaigns',
  kind: 'surveys',
  place,
  hash: `hash ${place}`,
  ...overrides,
});

describe('council exports', () => {
  test('an export is read back with all fields when its council is named', async () => {
    const { councilExports } = repositoriesOf();
    const added = await councilExports.add(newExport('e1'));
    expect(added).toEqual({ ...newExport('e1'), revision: 1 });
    expect([await councilExports.get('a', 'e1'), await councilExports.find('e1')]).toEqual([added, added]);
    await expect(councilExports.get('b', 'e1')).rejects.toMatchObject({ code: 'not_found' });
    expect([await councilExports.find('e2'), await councilExports.findUnderWay('b')]).toEqual([null, null]);
    expect((await councilExports.findUnderWay('a'))?.id).toBe('e1');
  });

  test('an export is refused when its revision is old and not found when it was deleted', async () => {
    const { councilExports } = repositoriesOf();
    const added = await councilExports.add(newExport('e1'));
    const part = {
      service: 'admin',
      kind: 'users',
      expected: 3,
      lines: 1,
      bytes: 9,
      pieces: 1,
      after: 'u',
      isDone: false,
    } as const;
    const saved = await councilExports.save(added, { state: 'running', parts: [part] });
    expect(saved).toEqual({ ...added, state: 'running', parts: [part], revision: 2 });
    expect(await councilExports.get('a', 'e1')).toEqual(saved);
    await expect(councilExports.save(added, { state: 'done' })).rejects.toMatchObject({ code: 'stale_revision' });
    const gone = { id: 'nowhere', revision: 1 };
    await expect(councilExports.save(gone, { state: 'done' })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('due exports are listed longest waiting first, with interrupted ones and without finished ones', async () => {
    const { councilExports } = repositoriesOf();
    await councilExports.add(newExport('late', 'a', 9));
    const running = await councilExports.add(newExport('e2', 'b', 2));
    await councilExports.save(running, { state: 'running' });
    const over = await councilExports.add(newExport('e3', 'c', 1));
    await councilExports.save(over, { state: 'cancelled' });
    expect((await councilExports.findDue(later(5)))?.id).toBe('e2');
    expect(await councilExports.findDue(later(1))).toBeNull();
    expect(ids(await councilExports.list('a'))).toEqual(['late']);
  });

  test('exports are listed as overdue when their retention is over and they are not running', async () => {
    const { councilExports } = repositoriesOf();
    const [first, second, third] = [
      await councilExports.add(newExport('e1')),
      await councilExports.add(newExport('e2')),
      await councilExports.add(newExport('e3')),
    ];
    await councilExports.save(first, { state: 'done', keepUntil: later(5) });
    await councilExports.save(second, { state: 'failed', keepUntil: later(9) });
    await councilExports.save(third, { keepUntil: later(1) });
    expect(ids(await councilExports.listOverdue(later(5)))).toEqual(['e1']);
    expect(await councilExports.listOverdue(later(4))).toEqual([]);
  });

  test('pieces have one file per position, in order, until they are deleted', async () => {
    const { councilExports } = repositoriesOf();
    for (const place of [2, 1, 3]) await councilExports.addPiece(piece(place));
    await councilExports.addPiece(piece(1, { kind: 'campaigns' }));
    await councilExports.addPiece(piece(1, { id: 'other', exportId: 'e2' }));
    const listed = await councilExports.listPieces('e1');
    expect(listed.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      'campaigns 1',
      'surveys 1',
      'surveys 2',
      'surveys 3',
    ]);
    expect(listed[1]).toEqual(piece(1));
    await councilExports.deletePieces('e1');
    expect([await councilExports.listPieces('e1'), ids(await councilExports.listPieces('e2'))]).toEqual([
      [],
      ['other'],
    ]);
  });
});
