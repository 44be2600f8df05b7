import { labelledComments } from '../testing/labelled';
import { accuracies, canJudge, floors } from './accuracy';
import { concepts } from './concepts.messages';
import { detectLanguages } from './detect-language';
import { judgedLanguages } from './languages/languages';
import { labelOf, weighComment } from './sentiment';
import { conceptsIn } from './themes';

const rounded = (share: number): number => Math.round(share * 100) / 100;
const nameOf = (topic: string): string => concepts[topic as keyof typeof concepts]?.name ?? '';

/** Limits for praise labelled as complaint or the reverse: this error is worse than a neutral label. */
const mostFlipped = { own: 0.05, apart: 0.08 } as const;

describe.each(judgedLanguages.flatMap((language) => [[language, 'own'] as const, [language, 'apart'] as const]))(
  'the built-in analysis of %s, by comments of the set %s that its words were not chosen by',
  (language, set) => {
    const { heldOut, apart, all } = labelledComments[language];
    const comments = set === 'own' ? heldOut : apart;
    const labels = comments.map(({ text }) => labelOf(weighComment(text, language)));
    const about = comments.filter(({ topic }) => topic !== 'none');
    const said = accuracies[language][set];
    const floor = floors[set];

    it('finds the sentiment as often as documented, and above the minimum', () => {
      const right = comments.filter(({ label }, index) => label === labels[index]).length;
      expect(rounded(right / comments.length)).toBe(said.sentiment);
      expect(said.sentiment).toBeGreaterThanOrEqual(floor.sentiment);
    });
    it('rarely labels praise as complaint or complaint as praise', () => {
      const flipped = comments.filter(
        ({ label }, index) => label !== labels[index] && label !== 'neutral' && labels[index] !== 'neutral',
      );
      expect(flipped.length / comments.length).toBeLessThanOrEqual(mostFlipped[set]);
    });
    it('finds themes as often as documented, above the minimum, and not at random', () => {
      const concepts = about.map(({ text }) => conceptsIn(text, language));
      const right = about.filter(({ topic }, index) => concepts[index]?.includes(nameOf(topic))).length;
      expect(rounded(right / about.length)).toBe(said.themes);
      expect(said.themes).toBeGreaterThanOrEqual(floor.themes);
      expect(right / concepts.flat().length).toBeGreaterThan(0.6);
    });
    it('detects the language', () => {
      const texts = set === 'own' ? all : apart;
      const detected = detectLanguages(texts.map(({ text }) => text));
      expect(detected.filter((each) => each === language).length / texts.length).toBeGreaterThan(0.95);
      expect(detected.filter((each) => each !== null && each !== language)).toEqual([]);
      expect(canJudge(language)).toBe(true);
    });
  },
);

describe('comments in languages that are not judged', () => {
  it.each([
    ['Italian', 'Il parco è molto bello ma di notte non ci sono luci e la gente ha paura.'],
    ['Portuguese', 'As ruas estão muito sujas e não há ninguém que limpe os contentores.'],
    ['Dutch', 'Het park is heel mooi maar de paden zijn niet goed voor een rolstoel.'],
    ['Welsh', "Mae'r parc yn hyfryd iawn ond does dim digon o finiau sbwriel gyda ni."],
    ['Polish', 'Park jest bardzo ładny, ale nie ma tam już ławek dla starszych osób.'],
    ['Arabic', 'الحديقة جميلة جدا ولكن لا توجد إضاءة كافية في الليل'],
    ['Ukrainian', 'Парк дуже гарний, але ввечері там темно і страшно.'],
    ['Chinese', '公园很漂亮，但是晚上太暗了，我们害怕。'],
  ])('%s are not judged', (_, text) => expect(detectLanguages([text])).toEqual([null]));

  it('are detected separately within one campaign', () =>
    expect(
      detectLanguages(['The path is too dark at night.', 'Der Weg ist nachts zu dunkel.', 'Il sentiero è molto buio.']),
    ).toEqual(['en', 'de', null]));
  it('get the language of the others when they are too short to detect', () =>
    expect(detectLanguages(['The bins are full and it smells.', 'We have no light in the lane.', 'Benches'])[2]).toBe(
      'en',
    ));
});
