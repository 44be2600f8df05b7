import { changelogProblems, documentProblems, linkProblems, pictureProblems } from './documents';

const file = (path: string, text: string) => ({ path, text });
const words = (count: number): string => 'word '.repeat(count);
const decision = (changes: { title?: string; date?: string; text?: string } = {}) =>
  file(
    'docs/adr/0007-small-files.md',
    [changes.title ?? '# 7. Files are small', changes.date ?? 'Date: 2026-11-20. Status: Accepted.', changes.text].join(
      '\n\n',
    ),
  );
const list = file('docs/adr/README.md', '* 7: [Files are small](0007-small-files.md)');
const problemsOf = (...files: { path: string; text: string }[]) => documentProblems(files, 0);

describe('a README or CONTEXT of a part', () => {
  it('is not reported when it has 500 words, however long its tables are', () =>
    expect(problemsOf(file('packages/x/README.md', `${words(500)}\n| --- | --- |`))).toEqual([]));
  it.each([
    'services/x/CONTEXT.md',
    'gateway/README.md',
    'shell/CONTEXT.md',
    'mf-x/README.md',
    'packages/x/CONTEXT.md',
  ])('%s is reported when it has more words', (path) =>
    expect(problemsOf(file(path, words(501)))).toEqual([`${path}: has 501 words, not at most 500`]),
  );
  it('is reported when the README of a service has 40 lines', () => {
    const lines = (count: number) => file('services/x/README.md', 'line\n'.repeat(count));
    expect(problemsOf(lines(39))).toEqual([]);
    expect(problemsOf(lines(40))).toEqual(['services/x/README.md: has 40 lines, not under 40']);
  });
  it('is missed when the check finds too few of them', () =>
    expect(documentProblems([], 1)).toEqual(['only 0 documents were read']));
});

describe('a decision', () => {
  it('is not reported when it has number, date, status and a line in the list', () =>
    expect(problemsOf(decision(), list)).toEqual([]));
  it('is reported when it is longer than a page', () =>
    expect(problemsOf(decision({ text: words(450) }), list)).toEqual([expect.stringContaining('not at most 450')]));
  it('is reported when title, date or its line in the list are missing', () =>
    expect(problemsOf(decision({ title: '# Small files', date: '' }))).toEqual([
      expect.stringContaining('title'),
      expect.stringContaining('Date'),
      expect.stringContaining('not listed'),
    ]));
});

describe('a link of a document', () => {
  const linked = file(
    'docs/guide.md',
    '[a](../README.md#run) [b](https://a.example) [c](#here)\n```\n[d](gone.md)\n```\n',
  );
  it('is not reported when its file exists, or when it leads elsewhere', () =>
    expect(linkProblems([linked], (name) => name === 'README.md')).toEqual([]));
  it('is reported when its file does not exist', () =>
    expect(linkProblems([linked], () => false)).toEqual(['docs/guide.md: links to README.md, which does not exist']));
});

describe('the changelog', () => {
  const manifest = file('package.json', '{ "version": "0.2.0" }');
  it('is not reported when it begins with the version of the product', () =>
    expect(
      changelogProblems([manifest, file('CHANGELOG.md', '# Changelog\n\n## 0.2.0 (in preparation)\n\n## 0.1.0')]),
    ).toEqual([]));
  it('is reported when it begins with another version', () =>
    expect(changelogProblems([manifest, file('CHANGELOG.md', '## 0.1.0')])).toEqual([
      expect.stringContaining('0.1.0'),
    ]));
});

describe('the pictures of the README', () => {
  const pictures = (bytes: number) =>
    new Map(['resident-survey.webp', 'survey-builder.webp', 'live-report.webp'].map((name) => [name, bytes]));
  it('are not reported when they have 300 kB together', () => expect(pictureProblems(pictures(100_000))).toEqual([]));
  it('are reported when they are larger or missing', () => {
    expect(pictureProblems(pictures(100_001))).toEqual([expect.stringContaining('300003 bytes')]);
    expect(pictureProblems(new Map())).toHaveLength(3);
  });
});
