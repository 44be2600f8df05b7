import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyEdits, questionTypeEdits, remoteEdits, serviceEdits } from './edits';
import { namesOf } from './names';
import { fill, render } from './render';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-new-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
};
const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');

describe('the name of a new part', () => {
  it('has all spellings, and the name of one entity', () => {
    expect(namesOf('trees')).toEqual({ name: 'trees', Name: 'Trees', NAME: 'TREES', one: 'tree', One: 'Tree' });
    expect(namesOf('geese', 'goose')).toMatchObject({ one: 'goose', One: 'Goose' });
  });

  it.each(['', 'Trees', 'oak-trees', '../trees', 'a', 'trees2'])('%j is refused', (name) => {
    expect(() => namesOf(name)).toThrow('is not a valid name');
  });
});

describe('a template', () => {
  it('is filled in, also in its file names', () => {
    write('of/{{name}}/{{Name}}Page.ts.tmpl', 'const {{name}} = 1;');
    expect(render(path.join(dir, 'of'), dir, namesOf('trees'))).toEqual(['trees/TreesPage.ts']);
    expect(read('trees/TreesPage.ts')).toBe('const trees = 1;');
  });

  it('is not written at all when one of its files exists', () => {
    write('of/a.ts.tmpl', 'new');
    write('of/b.ts.tmpl', 'new');
    write('b.ts', 'old');
    expect(() => render(path.join(dir, 'of'), dir, {})).toThrow('b.ts already exists');
    expect(() => read('a.ts')).toThrow();
    expect(read('b.ts')).toBe('old');
  });

  it('is refused when a value is missing', () => {
    expect(() => fill('{{tree}}', {})).toThrow('{{tree}}');
  });
});

describe('lines in existing files', () => {
  it('are all made, or none when one anchor has no match', () => {
    write('a.ts', 'first\nlast\n');
    const good = { file: 'a.ts', at: /(fir)st\n/, put: 'behind', text: '{{name}} $1\n' } as const;
    const lost = { file: 'a.ts', at: /nowhere/, put: 'before', text: 'x' } as const;
    expect(() => applyEdits(dir, [good, lost], namesOf('trees'))).toThrow('a.ts has changed');
    expect(read('a.ts')).toBe('first\nlast\n');
    expect(applyEdits(dir, [good], namesOf('trees'))).toEqual(['a.ts']);
    expect(read('a.ts')).toBe('first\ntrees fir\nlast\n');
  });

  it.each([...questionTypeEdits, ...serviceEdits, ...remoteEdits].map(({ file, at }) => [file, at] as const))(
    'have a match in %s: %s',
    (file, at) => {
      expect(readFileSync(path.resolve(__dirname, '../..', file), 'utf8')).toMatch(at);
    },
  );
});
