import { matchesOf, mentionsIn, searchAt, withMention } from './mentions.domain';

const sam = { id: 'sam', name: 'Sam Staff' };
const colleagues = [sam, { id: 'kim', name: 'Kim Lee' }, { id: 'zoe', name: 'Zoë Samuels' }];
const names = (text: string) => matchesOf(colleagues, searchAt(text, text.length)).map(({ name }) => name);

describe('mentions', () => {
  it('are searched from the @ to the caret, at the start of a word', () => {
    expect(searchAt('Ask @sa', 7)).toEqual({ at: 4, words: 'sa' });
    expect(searchAt('a@b.example', 11)).toBeNull();
    expect(searchAt('no sign', 7)).toBeNull();
    expect(searchAt('@sam\nnext', 9)).toBeNull();
  });

  it('match each word of a name, whatever the case and the accents', () => {
    expect(names('@')).toEqual(['Sam Staff', 'Kim Lee', 'Zoë Samuels']);
    expect(names('@SAM')).toEqual(['Sam Staff', 'Zoë Samuels']);
    expect(names('@zoe')).toEqual(['Zoë Samuels']);
    expect(names('@sam staff')).toEqual(['Sam Staff']);
    expect(names('@Sam Staff please')).toEqual([]);
  });

  it('put the whole name into the text', () => {
    const search = searchAt('Ask @sa now', 7);
    expect(search && withMention('Ask @sa now', search, sam)).toEqual({ text: 'Ask @Sam Staff now', caret: 15 });
  });

  it('are the colleagues whose names are in the text', () => {
    expect(mentionsIn('Ask @Sam Staff and @Kim', colleagues)).toEqual(['sam']);
  });
});
