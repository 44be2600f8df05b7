import type { OptInField } from '@folkmoot/contracts/client';
import { samplePage } from '../testing/sample-page';
import {
  draftOf,
  fieldProblem,
  isAddress,
  movedField,
  newField,
  optionsIn,
  type PageDraft,
  problemsOf,
} from './draft.domain';

const field = (id: string, patch: Partial<OptInField> = {}): OptInField => ({
  id,
  type: 'text',
  label: id,
  placeholder: '',
  required: false,
  ...patch,
});
const ids = (fields: readonly OptInField[]): string => fields.map(({ id }) => id).join('');
const abc = [field('a'), field('b'), field('c')];

describe('the fields of a draft', () => {
  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['a', -1, 'abc'],
    ['a', 9, 'bca'],
    ['none', 0, 'abc'],
  ])('with %s moved to %d are %s', (id, to, expected) => expect(ids(movedField(abc, id, to))).toBe(expected));

  it('cannot lose only the first email field', () => {
    const fields = [field('a'), field('b', { type: 'email' }), field('c', { type: 'email' })];
    expect(['a', 'b', 'c'].map((id) => isAddress(fields, id))).toEqual([false, true, false]);
  });

  it('have options from lines, without empty lines and surrounding spaces', () =>
    expect(optionsIn(' North \n\n South\n')).toEqual(['North', 'South']));

  it.each([
    [{ label: ' ' }, 'label'],
    [{ type: 'select' as const, options: [] }, 'options'],
    [{ type: 'select' as const, options: ['x', 'x'] }, 'sameOption'],
    [{ type: 'select' as const, options: ['x', 'y'] }, null],
    [{}, null],
  ])('with %j have the problem: %s', (patch, problem) => expect(fieldProblem(field('a', patch))).toBe(problem));

  it('never share an id when they are new', () =>
    expect(newField('text', 'Name').id).not.toBe(newField('text', 'Name').id));
});

describe('a draft', () => {
  const draft = draftOf(samplePage());
  it.each<[Partial<PageDraft>, string[]]>([
    [{}, []],
    [{ title: ' ' }, ['title']],
    [{ slug: '' }, ['slug']],
    [{ slug: 'survey' }, ['slug']],
    [{ tagIds: [] }, ['topics']],
    [{ styling: { ...draft.styling, primaryColor: 'red' } }, ['colour']],
    [{ styling: { ...draft.styling, backgroundColor: '#12' } }, ['colour']],
    [{ fields: [field('a', { label: '' })] }, ['fields']],
    [{ title: '', slug: 'x--y', tagIds: [] }, ['title', 'slug', 'topics']],
  ])('%j: %j (E-84, E-85)', (patch, problems) => expect(problemsOf({ ...draft, ...patch })).toEqual(problems));
});
