import { type SaveSurvey, type SurveyContent, saveSurveyOperation } from '@folkmoot/contracts/client';
import { handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSurvey } from '../../../standalone/sample-campaign';
import { renderBuilder, textQuestion } from '../testing/render-builder';

const questions = [textQuestion('a', 'First')];

const show = async (content: Partial<SurveyContent> = {}) => {
  const saved: SaveSurvey[] = [];
  const shell = renderBuilder(
    { questions, ...content },
    {
      handlers: [
        handle(saveSurveyOperation, ({ body }) => {
          saved.push(body as SaveSurvey);
          return sampleSurvey({ ...(body as Partial<SurveyContent>), questions, revision: 8 + saved.length });
        }),
      ],
    },
  );
  return { ...shell, saved, card: within(await screen.findByRole('region', { name: 'Thank you' })) };
};

beforeEach(() => localStorage.clear());

describe('the thank-you of a survey in the builder', () => {
  it('has own words and a link, which are saved with the draft', async () => {
    const { user, saved, card } = await show();
    await user.type(card.getByRole('textbox', { name: 'Your own words (optional)' }), 'The panel meets in May.');
    await user.click(card.getByRole('button', { name: 'Add a link' }));
    expect(card.getByRole('textbox', { name: 'Text of link 1' })).toHaveFocus();
    await user.keyboard('See the plans');
    await user.type(card.getByRole('textbox', { name: 'Address of link 1' }), 'https://riverside.example/plans');
    await waitFor(
      () =>
        expect(saved.at(-1)).toMatchObject({
          thankYouText: 'The panel meets in May.',
          thankYouLinks: [{ label: 'See the plans', url: 'https://riverside.example/plans' }],
        }),
      { timeout: 5000 },
    );
  });

  it('says what is wrong with an address after the person has left it', async () => {
    const { user, card } = await show({ thankYouLinks: [{ id: 'l1', label: 'Plans', url: '' }] });
    const field = card.getByRole('textbox', { name: 'Address of link 1' });
    await user.type(field, 'http://riverside.example');
    expect(field).not.toBeInvalid();
    await user.tab();
    expect(field).toBeInvalid();
    expect(card.getByText(/begins with https/)).toBeInTheDocument();
  });

  it('has three links at most, and the keyboard stays in the card when one is removed', async () => {
    const links = [1, 2, 3].map((at) => ({ id: `l${at}`, label: `Link ${at}`, url: 'https://riverside.example' }));
    const { user, card } = await show({ thankYouLinks: links });
    expect(card.queryByRole('button', { name: 'Add a link' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Remove link 2' }));
    expect(card.getByRole('button', { name: 'Add a link' })).toHaveFocus();
    expect(card.getByRole('textbox', { name: 'Text of link 2' })).toHaveValue('Link 3');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(card.getByRole('textbox', { name: 'Text of link 2' })).toHaveValue('Link 2');
  });
});
