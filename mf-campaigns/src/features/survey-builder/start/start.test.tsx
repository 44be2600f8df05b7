import {
  getSurveyOperation,
  listSurveysOperation,
  listSurveyTemplatesOperation,
  type SurveyListItem,
  type SurveyTemplate,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSurvey } from '../../../standalone/sample-campaign';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const content = {
  title: 'Park survey',
  description: 'For parks',
  introText: '',
  introFile: null,
  questions: [
    textQuestion('t1', 'What do you do in the park?'),
    textQuestion('t2', 'Why?', { showIf: { questionId: 't1', operator: 'answered', value: '' } }),
  ],
};
const template: SurveyTemplate = {
  id: 'park',
  title: 'Park',
  description: 'For parks',
  topic: 'Parks',
  questionCount: 2,
  estimatedMinutes: 1,
  content,
};
const templates = handle(listSurveyTemplatesOperation, () => ({ items: [template], nextCursor: null }));
const listed: SurveyListItem = {
  id: 's2',
  campaignId: 'c2',
  campaignTitle: 'Roads',
  campaignStatus: 'completed',
  title: 'Road survey',
  description: 'About roads',
  questionCount: 1,
  estimatedMinutes: 2,
  languages: [],
  responseCount: 9,
  updatedAt: '2026-10-01T09:00:00.000Z',
};
const surveys = handle(listSurveysOperation, ({ query }) => ({
  items: query?.q === 'none' ? [] : [listed, { ...listed, id: 's1', title: 'This very survey' }],
  nextCursor: null,
}));

describe('starting from a template', () => {
  it('shows topic, length and questions, and uses new ids for an empty survey', async () => {
    const shell = renderBuilder({}, { handlers: [templates] });
    await shell.user.click(await screen.findByRole('button', { name: 'Use a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start from a template' }));
    const card = await dialog.findByRole('button', { name: /Park.*2 questions, about 1 minute/ });
    expect(within(card).getByText('Parks')).toBeVisible();
    await shell.user.click(card);
    expect(dialog.getByText('What do you do in the park?')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Use this survey' }));
    await waitFor(() => expect(titles()).toEqual(['What do you do in the park?', 'Why?']));
    expect(screen.getByRole('button', { name: /^Welcome/ })).toHaveTextContent('Park survey');
    expect(document.querySelector('[data-question="t1"]')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Question 2' })).getByText('Conditional')).toBeVisible();
  });
  it('adds to or replaces existing questions, in one step that can be undone', async () => {
    const shell = renderBuilder({ questions: [textQuestion('a', 'Mine')] }, { handlers: [templates] });
    await shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Use a template' }));
    await shell.user.click(await screen.findByRole('button', { name: /Park.*2 questions/ }));
    await shell.user.click(screen.getByRole('radio', { name: 'Replace what is here' }));
    await shell.user.click(screen.getByRole('button', { name: 'Use this survey' }));
    await waitFor(() => expect(titles()).toEqual(['What do you do in the park?', 'Why?']));
    await shell.user.keyboard('{Control>}z{/Control}');
    expect(titles()).toEqual(['Mine']);
  });
  it('shows an error and retries when templates cannot be read', async () => {
    const shell = renderBuilder({}, { handlers: [handle(listSurveyTemplatesOperation, 'internal')] });
    await shell.user.click(await screen.findByRole('button', { name: 'Use a template' }));
    expect(await screen.findByText('Failed to load the templates')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('copying another survey', () => {
  it('lists the others without this one, and appends the questions of the selected one', async () => {
    const theirs = sampleSurvey({ id: 's2', campaignId: 'c2', ...content });
    const own = sampleSurvey({ questions: [textQuestion('a', 'Mine')] });
    const get = handle(getSurveyOperation, ({ params }) => (params.campaignId === 'c2' ? theirs : own));
    const shell = renderBuilder({}, { handlers: [surveys, get] });
    await shell.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Copy another survey' }));
    const card = await screen.findByRole('button', { name: /Road survey/ });
    expect(screen.queryByText('This very survey')).not.toBeInTheDocument();
    await shell.user.click(card);
    await shell.user.click(await screen.findByRole('button', { name: 'Use this survey' }));
    await waitFor(() => expect(titles()).toEqual(['Mine', 'What do you do in the park?', 'Why?']));
    expect(shell.notices()).toContainEqual({ kind: 'success', text: '2 questions were added.' });
  });
});
