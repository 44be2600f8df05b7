import { linesOf, withLabels, withLines, withoutRow, withRowAfter, withRowAt } from './option-rows';

const options = ['Option 1', 'Park', 'Street'].map((label, index) => ({ id: `o${index}`, label }));
const labelsOf = (edit: { options: readonly { label: string }[] } | null) => edit?.options.map(({ label }) => label);

describe('pasted lines', () => {
  it('are read without bullets, numbers, empty lines and further columns', () => {
    expect(linesOf('- Park\r\n\r\n2. Street\t14\n• Square\n 10 Downing Street ')).toEqual([
      'Park',
      'Street',
      'Square',
      '10 Downing Street',
    ]);
  });
  it('fill a row that nobody has written and follow below it', () => {
    const edit = withLines(options, 0, ['Harbour', 'Square']);
    expect(labelsOf(edit)).toEqual(['Harbour', 'Square', 'Park', 'Street']);
    expect(edit?.options[0]?.id).toBe('o0');
    expect(edit?.focusId).toBe(edit?.options[1]?.id);
  });
  it('follow below a written row', () => {
    expect(labelsOf(withLines(options, 1, ['Harbour']))).toEqual(['Option 1', 'Park', 'Harbour', 'Street']);
  });
  it('are left out when they are options already', () => {
    expect(labelsOf(withLines(options, 0, ['park', 'Harbour', 'HARBOUR']))).toEqual(['Harbour', 'Park', 'Street']);
    expect(withLines(options, 1, ['Park', 'street'])).toBeNull();
  });
});

describe('rows of options', () => {
  it('get an empty row after them, unless it is there', () => {
    const edit = withRowAfter(options, 0);
    expect(labelsOf(edit)).toEqual(['Option 1', '', 'Park', 'Street']);
    expect(withRowAfter(edit.options, 0).options).toHaveLength(4);
  });
  it('are removed with the focus on the former row, and the last one stays', () => {
    expect(withoutRow(options, 2)).toMatchObject({ focusId: 'o1' });
    expect(withoutRow(options, 0)).toMatchObject({ focusId: 'o1' });
    expect(withoutRow(options.slice(0, 1), 0)).toBeNull();
  });
  it('move to a position and stay for one outside of the list', () => {
    expect(labelsOf({ options: withRowAt(options, 2, 0) })).toEqual(['Street', 'Option 1', 'Park']);
    expect(withRowAt(options, 0, -1)).toEqual(options);
  });
  it('keep their ids when they are replaced by the areas of the council', () => {
    expect(withLabels(options, ['park', 'Harbour'])[0]).toEqual({ id: 'o1', label: 'park' });
  });
});
