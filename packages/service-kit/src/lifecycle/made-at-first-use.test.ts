import { systemActor } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import type { Scope } from '../mongo/scope';
import { madeAtFirstUse } from './made-at-first-use';

interface Both {
  readonly notes: { readonly of: string | null };
  readonly tags: object;
  readonly people: object;
}

describe('the repositories of a scope', () => {
  const made: string[] = [];
  const repositoriesOf = madeAtFirstUse<Both>([
    {
      names: ['notes', 'tags'],
      make: ({ councilId }) => {
        made.push('notes');
        return { notes: { of: councilId }, tags: {} };
      },
    },
    {
      names: ['people'],
      make: () => {
        made.push('people');
        return { people: {} };
      },
    },
  ]);
  const scopeOf = (councilId: string): Scope => ({
    connection: {} as Connection,
    session: null,
    actor: systemActor('test'),
    councilId,
  });
  beforeEach(() => made.splice(0));

  it('are made once, at the first use of one of their feature', () => {
    const repositories = repositoriesOf(scopeOf('council_1'));
    expect(made).toEqual([]);
    const { tags } = repositories;
    expect([repositories.tags, repositories.notes.of]).toEqual([tags, 'council_1']);
    expect(made).toEqual(['notes']);
  });

  it('are of their own scope', () => {
    const [first, second] = [repositoriesOf(scopeOf('council_1')), repositoriesOf(scopeOf('council_2'))];
    expect([first.notes.of, second.notes.of]).toEqual(['council_1', 'council_2']);
  });

  it('are all in a copy', () => {
    const copy = { ...repositoriesOf(scopeOf('council_1')) };
    expect([copy.notes.of, Object.keys(copy)]).toEqual(['council_1', ['notes', 'tags', 'people']]);
  });

  it('stay when others are put beside them', () => {
    const unit = Object.assign(repositoriesOf(scopeOf('council_1')), { outbox: {} });
    expect(unit.notes.of).toBe('council_1');
    expect(unit.outbox).toEqual({});
  });
});
