import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { UiProvider } from '@folkmoot/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkSurvey, compareSurveys, questionResult } from '../../core';
import { survey } from '../../testing/questions';
import { inputWordsIn } from '../../words';
import { PictureChoiceInput } from './PictureChoiceInput';
import { PictureChoiceResultView } from './PictureChoiceResultView';
import { pictureChoice } from './picture-choice.core';

const urlOf = (index: number) => `/api/assets/${String(index).repeat(64)}.webp`;
const picture = (id: string, label: string, index: number) => ({ id, label, imageUrl: urlOf(index), alt: `A ${id}` });
const question: Question = {
  id: 'q1',
  type: 'pictureChoice',
  title: 'Which one?',
  required: false,
  imageOptions: [picture('play', 'Playground', 1), picture('pond', 'Pond', 2)],
};
const several: Question = { ...question, canPickSeveral: true };

const show = (asked: Question, onChange: (value: AnswerValue | null) => void) =>
  render(
    <>
      <h1 id="t">Which one?</h1>
      <PictureChoiceInput
        question={asked}
        name="answer.q1"
        value={['play']}
        onChange={onChange}
        labelledBy="t"
        describedBy={undefined}
        isInvalid={false}
        words={inputWordsIn('en')}
      />
    </>,
  );

describe('picture choice', () => {
  it.each<[string, Question, unknown, boolean]>([
    ['one picture', question, ['pond'], true],
    ['two pictures where one is asked for', question, ['play', 'pond'], false],
    ['two pictures where several are allowed', several, ['pond', 'play'], true],
    ['no picture', several, [], false],
    ['a picture twice', several, ['pond', 'pond'], false],
    ['a picture that does not exist', question, ['gone'], false],
  ])('takes only what is asked for: %s', (_case, asked, raw, expected) =>
    expect(pictureChoice.parse(raw, asked).ok).toBe(expected),
  );

  const none = { id: 'none', label: 'None of these', imageUrl: '', exclusive: true };
  const limited: Question = {
    ...several,
    imageOptions: [...(several.imageOptions ?? []), picture('lawn', 'Lawn', 3), none],
    minPicks: 2,
    maxPicks: 2,
    optionOrder: 'shuffled',
  };
  it.each<[string, string[], string | null]>([
    ['as many as are asked for', ['play', 'pond'], null],
    ['too few', ['play'], 'not_an_answer'],
    ['too many', ['play', 'pond', 'lawn'], 'not_an_answer'],
    ['“None of these” alone', ['none'], null],
    ['“None of these” and a picture', ['none', 'play'], 'not_an_answer'],
  ])('has limits and “None of these” when staff set them: %s', (_case, raw, problem) => {
    const parsed = pictureChoice.parse(raw, limited);
    expect(parsed.ok && pictureChoice.refuse?.(parsed.value, limited)).toBe(problem);
  });

  it('keeps its settings, and those of one choice without limits', () => {
    expect(pictureChoice.normalise(limited)).toMatchObject({ minPicks: 2, maxPicks: 2, optionOrder: 'shuffled' });
    expect(pictureChoice.normalise(limited).imageOptions?.at(-1)).toMatchObject({ exclusive: true });
    expect(pictureChoice.normalise({ ...limited, canPickSeveral: false })).not.toHaveProperty('minPicks');
    // "None of these" needs no picture.
    expect(pictureChoice.problems(limited)).toEqual([]);
  });

  it('says how many to choose, and “None of these” clears the other choices', async () => {
    const answers: unknown[] = [];
    show(limited, (value) => answers.push(value));
    expect(screen.getByText('Choose 2.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
    expect(answers).toEqual([['none']]);
  });

  it('replaces the chosen picture, and adds one where several are allowed', async () => {
    const answers: unknown[] = [];
    const { unmount } = show(question, (value) => answers.push(value));
    await userEvent.click(screen.getByRole('radio', { name: 'A pond Pond' }));
    unmount();
    show(several, (value) => answers.push(value));
    await userEvent.click(screen.getByRole('checkbox', { name: 'A pond Pond' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'A play Playground' }));
    expect(answers).toEqual([['pond'], ['play', 'pond'], null]);
  });

  it('opens each picture alone by a link that names it', () => {
    show(question, () => undefined);
    expect(screen.getByRole('link', { name: 'Larger picture: Pond' })).toHaveAttribute('href', urlOf(2));
  });

  it('has bars with pictures as its result', () => {
    const result = questionResult(question, pictureChoice.increments(['pond'], question));
    render(
      <UiProvider>
        <PictureChoiceResultView result={result} />
      </UiProvider>,
    );
    expect(screen.getAllByRole('img', { hidden: true }).map((each) => each.getAttribute('src'))).toContain(urlOf(2));
    expect(screen.getAllByText('1 (100%)')).not.toHaveLength(0);
  });

  it('reports pictures without a description, and a single picture', () => {
    const [first] = question.imageOptions ?? [];
    const codes = (imageOptions: Question['imageOptions']) =>
      checkSurvey(survey([{ ...question, imageOptions }])).map(({ message }) => message);
    expect(codes([{ ...picture('a', 'A', 1), alt: ' ' }, picture('b', 'B', 2)]).join()).toMatch(
      /description|describe/i,
    );
    expect(codes(first && [first]).join()).toMatch(/only one image/);
    expect(codes([]).join()).toMatch(/no images to choose from/);
  });

  it('starts a new series when it allows another number of pictures', () =>
    expect(compareSurveys(survey([question]), survey([several])).startsNewSeries).toBe(true));
});
