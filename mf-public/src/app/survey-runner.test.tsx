import { defaultBranding } from '@folkmoot/contracts';
import type { Question, SurveyRunnerProps } from '@folkmoot/contracts/client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SurveyRunner } from './SurveyRunner';

const questions: Question[] = [
  { id: 'like', type: 'rating', title: 'How do you like the park?', required: true },
  {
    id: 'why',
    type: 'textarea',
    title: 'What is wrong with it?',
    required: false,
    showIf: { questionId: 'like', operator: 'less_than', value: 3 },
  },
  { id: 'name', type: 'text', title: 'What should it be called?', required: false },
];

const survey: SurveyRunnerProps['survey'] = {
  campaignId: 'c1',
  version: 0,
  title: 'Riverside Park',
  description: 'A few questions.',
  introText: '',
  introFile: null,
  questions,
};

const council = { name: 'Riverside', slug: 'riverside', language: 'en', timezone: 'UTC', branding: defaultBranding };

const show = async (props: Partial<SurveyRunnerProps> = {}) => {
  const requests: unknown[] = [];
  globalThis.fetch = (async (...request: unknown[]) => requests.push(request)) as unknown as typeof fetch;
  const hidden: boolean[] = [];
  const element = (more: Partial<SurveyRunnerProps>) => (
    <SurveyRunner
      survey={survey}
      council={council}
      productName="Folkmoot"
      language="en"
      title="Preview"
      questionId={null}
      onHidden={(isHidden) => hidden.push(isHidden)}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(element({}));
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
  const { body } = frame.contentDocument as Document;
  return {
    page: within(body),
    user: userEvent.setup({ document: body.ownerDocument }),
    again: (more: Partial<SurveyRunnerProps>) => act(() => rerender(element(more))),
    requests,
    hidden,
    body,
  };
};

describe('a survey preview in the dashboard', () => {
  it('has its own document, shows the estimated time, and can be answered to the end', async () => {
    const { page, user, requests } = await show();
    expect(await page.findByRole('heading', { level: 1, name: 'Riverside Park' })).toBeInTheDocument();
    expect(page.getByText(/^Takes about 2 minutes\./)).toBeInTheDocument();
    await user.click(page.getByRole('radio', { name: 'Very Satisfied' }));
    await user.click(page.getByRole('button', { name: /Next/ }));
    expect(await page.findByRole('textbox', { name: /What should it be called/ })).toBeInTheDocument();
    await user.click(page.getByRole('button', { name: /Submit/ }));
    expect(await page.findByText(/Thank you/i)).toBeInTheDocument();
    expect([requests, window.localStorage.length]).toEqual([[], 0]);
  });
  it('says that a question is hidden, and shows it when an answer requires it', async () => {
    const { page, user, again, hidden } = await show();
    await again({ questionId: 'why' });
    await waitFor(() => expect(hidden.at(-1)).toBe(true));
    await user.click(await page.findByRole('radio', { name: 'Very Dissatisfied' }));
    await again({ questionId: null });
    await again({ questionId: 'why' });
    expect(await page.findByRole('textbox', { name: /What is wrong/ })).toBeInTheDocument();
    expect(hidden.at(-1)).toBe(false);
  });
  it('keeps the answers that still fit when the survey is edited', async () => {
    const { page, user, again } = await show();
    await user.click(await page.findByRole('radio', { name: 'Satisfied' }));
    await again({ survey: { ...survey, title: 'Another park', questions: questions.slice(0, 1) } });
    expect(page.getByRole('heading', { level: 1, name: 'Another park' })).toBeInTheDocument();
    expect(page.getByRole('radio', { name: 'Satisfied' })).toBeChecked();
  });
});
