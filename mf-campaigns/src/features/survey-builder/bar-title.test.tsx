import { saveSurveyOperation } from '@folkmoot/contracts/client';
import { handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { sampleSurvey } from '../../standalone/sample-campaign';
import { renderBuilder, textQuestion } from './testing/render-builder';

const TITLE = 'Riverside Park';

const show = async () => {
  const saved: string[] = [];
  const shell = renderBuilder(
    { title: TITLE, questions: [textQuestion('a', 'First')] },
    {
      handlers: [
        handle(saveSurveyOperation, ({ body }) => {
          saved.push(body.title);
          return sampleSurvey({ title: body.title, questions: [textQuestion('a', 'First')], revision: 9 });
        }),
      ],
    },
  );
  await screen.findByRole('heading', { level: 1, name: TITLE });
  return { ...shell, saved };
};

const button = (name = TITLE) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Survey title' });

beforeEach(() => localStorage.clear());

describe('the title in the bar of the builder', () => {
  it('is a field when it is pressed, and the return key saves it with the draft', async () => {
    const { user, saved } = await show();
    expect(button()).toHaveAccessibleDescription('Edit the survey title');
    button().focus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    await user.keyboard('The harbour{Enter}');
    expect(button('The harbour')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: 'The harbour' })).toBeInTheDocument();
    await waitFor(() => expect(saved).toEqual(['The harbour']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeInTheDocument();
  });

  it('keeps what was typed when the person goes to another field, and leaves the focus there', async () => {
    const { user } = await show();
    await user.click(button());
    await user.clear(field());
    await user.type(field(), 'By the river');
    await user.click(screen.getByRole('textbox', { name: 'Question title' }));
    expect(button('By the river')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Question title' })).toHaveFocus();
  });

  it('stays as it was when Escape is pressed or nothing is left', async () => {
    const { user, saved } = await show();
    await user.click(button());
    await user.keyboard('Something else{Escape}');
    expect(button()).toHaveFocus();
    await user.click(button());
    await user.keyboard('{Backspace}{Enter}');
    expect(button()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(saved).toEqual([]);
  });
});
