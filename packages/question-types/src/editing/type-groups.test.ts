import { questionTypes } from '../core/registry';
import { typeGroups } from './type-groups';

const idsOf = (search?: string) => typeGroups(search).map(({ label, types }) => [label, types.map(({ id }) => id)]);

describe('the groups of question types', () => {
  it('contain every type once when nothing is sought', () => {
    const ids = typeGroups().flatMap(({ types }) => types.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(questionTypes.map(({ id }) => id).toSorted());
  });
  it('leave out the type that the question has', () => {
    expect(typeGroups('', 'rating').flatMap(({ types }) => types.map(({ id }) => id))).not.toContain('rating');
  });
  it.each([
    ['date', [['Numbers and dates', ['number', 'date']]]],
    ['  LIKERT ', [['Rate and rank', ['matrix']]]],
    ['drag dr', [['Rate and rank', ['ranking']]]],
    ['points', [['Rate and rank', ['budget']]]],
    ['zip', [['Places', ['postcode']]]],
    ['person', [['About the person', ['consent', 'email', 'phone']]]],
    ['.*', typeGroups().map(({ label, types }) => [label, types.map(({ id }) => id)])],
    ['spaceship', []],
  ])('are those that the search %j finds', (search, found) => {
    expect(idsOf(search)).toEqual(found);
  });
});
