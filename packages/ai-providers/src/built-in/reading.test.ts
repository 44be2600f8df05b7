import { evaluationCodebook, evaluationComments, trainingComments } from '../training/labelled-files';
import { measure } from '../training/measure';
import { trainTopics } from '../training/models';
import { LOWEST_SENTIMENT_F1, statesSentiment } from './classify-sentiment';
import { detectLanguages } from './detect-language';
import { judgedLanguages } from './languages/languages';
import { figures } from './model/figures';
import { defaultSentimentModel, defaultTopicModel } from './model/models';
import { readComment } from './read-comment';

const seen = evaluationComments('seen');
const heldOut = evaluationComments('held out');
const measured = (comments: typeof heldOut) =>
  measure(comments, evaluationCodebook(), { sentiment: defaultSentimentModel(), topics: defaultTopicModel() });

describe.each(judgedLanguages)('the built-in reading of comments in %s', (language) => {
  const own = (comments: typeof heldOut) => comments.filter((comment) => comment.language === language);

  it('is right as often as the figures of the training script say', () =>
    expect(measured([...own(seen), ...own(heldOut)])).toEqual(figures[language]));
  it('reaches the documented minimum on the held-out half', () => {
    const { macroF1, themes } = measured(own(heldOut));
    expect(macroF1).toBeGreaterThanOrEqual(0.7);
    expect(themes).toBeGreaterThanOrEqual(0.6);
  });
  it('states sentiment only when the lower end of its interval allows it', () =>
    expect(statesSentiment(language)).toBe(figures[language].low >= LOWEST_SENTIMENT_F1));
  it('detects the language', () => {
    const texts = own(trainingComments()).map(({ text }) => text);
    const ofAll = detectLanguages(texts);
    expect(ofAll.filter((each) => each === language).length / texts.length).toBeGreaterThan(0.95);
    const single = texts.map((text) => readComment(text).language);
    expect(single.filter((each) => each !== null && each !== language).length / texts.length).toBeLessThan(0.02);
    expect(single.filter((each) => each === language).length / texts.length).toBeGreaterThan(0.9);
  });
});

describe('the sets of comments', () => {
  it('have no comment of the evaluation set in training', () => {
    const trained = new Set(trainingComments().map(({ text }) => text.toLowerCase()));
    const content = [...seen, ...heldOut].filter(({ text }) => text.split(' ').length > 3);
    expect(content.filter(({ text }) => trained.has(text.toLowerCase()))).toEqual([]);
  });
  it('give the same model each time', () => {
    const some = trainingComments().slice(0, 150);
    expect(trainTopics(some)).toEqual(trainTopics(some));
  });
});

describe('comments in languages that are not read', () => {
  it.each([
    ['Italian', 'Il parco è molto bello ma di notte non ci sono luci e la gente ha paura.'],
    ['Portuguese', 'As ruas estão muito sujas e não há ninguém que limpe os contentores.'],
    ['Dutch', 'Het park is heel mooi maar de paden zijn niet goed voor een rolstoel.'],
    ['Polish', 'Park jest bardzo ładny, ale nie ma tam już ławek dla starszych osób.'],
    ['Arabic', 'الحديقة جميلة جدا ولكن لا توجد إضاءة كافية في الليل'],
    ['Ukrainian', 'Парк дуже гарний, але ввечері там темно і страшно.'],
    ['Chinese', '公园很漂亮，但是晚上太暗了，我们害怕。'],
  ])('%s have no sentiment', (_, text) =>
    expect(readComment(text)).toMatchObject({ language: null, sentiment: null, confidence: 0 }),
  );

  it('are detected separately within one campaign', () =>
    expect(
      detectLanguages(['The path is too dark at night.', 'Der Weg ist nachts zu dunkel.', 'Il sentiero è molto buio.']),
    ).toEqual(['en', 'de', null]));
  it('get the language of the others when they are too short to detect', () =>
    expect(detectLanguages(['The bins are full and it smells.', 'We have no light in the lane.', 'Benches'])[2]).toBe(
      'en',
    ));
});
