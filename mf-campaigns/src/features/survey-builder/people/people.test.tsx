import {
  endPresenceOperation,
  getSurveyOperation,
  listMembersOperation,
  listSavedDraftsOperation,
  notePresenceOperation,
  type SurveyEditor,
} from '@folkmoot/contracts/client';
import { sampleUser } from '@folkmoot/sample-data/council';
import { handle } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleSurvey } from '../../../standalone/sample-campaign';
import { renderBuilder, textQuestion, titles } from '../testing/render-builder';

const questions = [textQuestion('a', 'First'), textQuestion('b', 'Second')];
const team = handle(listMembersOperation, () => ({
  items: [sampleUser({ id: 'sam', name: 'Sam Staff' }), sampleUser({ id: 'kim', name: 'Kim Lee' })],
  nextCursor: null,
}));
const present = (...others: SurveyEditor[]) => handle(notePresenceOperation, () => ({ surveyRevision: 1, others }));

beforeEach(() => localStorage.clear());

describe('people in one survey', () => {
  it('are shown in the bar and at their question, with words for screen readers', async () => {
    const others = [
      { userId: 'sam', questionId: 'b' },
      { userId: 'kim', questionId: null },
    ];
    const shell = renderBuilder({ questions }, { handlers: [team, present(...others)] });
    const list = within(await screen.findByRole('list', { name: 'Also in this survey' }));
    expect(await list.findByText('Sam Staff, at question 2')).toBeInTheDocument();
    expect(list.getByText('Kim Lee, at the texts around the questions')).toBeInTheDocument();
    expect(list.getByText('SS')).toBeVisible();
    await shell.user.click(screen.getByRole('tab', { name: 'Outline' }));
    const outline = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(outline.getByRole('img', { name: 'Here now: Sam Staff' })).toBeVisible();
  });

  it('are not shown when nobody else is there', async () => {
    renderBuilder({ questions }, { handlers: [team] });
    await screen.findByRole('region', { name: 'Question 1' });
    expect(screen.queryByRole('list', { name: 'Also in this survey' })).not.toBeInTheDocument();
  });

  it('are counted from the fourth one on', async () => {
    const ids = ['sam', 'kim', 'x', 'y', 'z'];
    const others = ids.map((userId) => ({ userId, questionId: null }));
    renderBuilder({ questions }, { handlers: [team, present(...others)] });
    expect(await screen.findByText('+2')).toBeVisible();
  });

  it('know where this person is, and that they left', async () => {
    const shell = renderBuilder({ questions }, { handlers: [team] });
    await waitFor(() => expect(shell.inputsOf(notePresenceOperation)).toHaveLength(1));
    expect(shell.inputsOf(notePresenceOperation)[0]).toEqual({
      params: { campaignId: 'c1' },
      body: { questionId: 'a' },
    });
    shell.unmount();
    await waitFor(() => expect(shell.inputsOf(endPresenceOperation)).toHaveLength(1));
  });
});

describe('a change of somebody else', () => {
  const theirs = sampleSurvey({
    questions: [textQuestion('a', 'First'), textQuestion('b', 'Theirs')],
    revision: 2,
    savedBy: 'sam',
    savedAt: '2026-11-23T14:02:00.000Z',
  });
  const saved = (revision: number, later = theirs) => {
    let reads = 0;
    return [
      team,
      handle(notePresenceOperation, () => ({ surveyRevision: revision, others: [] })),
      handle(getSurveyOperation, () => {
        reads += 1;
        return reads === 1 ? sampleSurvey({ questions }) : later;
      }),
    ];
  };

  it('appears without a reload, with the person and the question, and the saved label names them', async () => {
    const shell = renderBuilder({ questions }, { handlers: saved(2) });
    await waitFor(() => expect(titles()).toEqual(['First', 'Theirs']));
    await waitFor(() =>
      expect(shell.notices()).toContainEqual({ kind: 'info', text: 'Sam Staff changed question 2.' }),
    );
    expect(await screen.findByText(/^Saved by Sam Staff, .*14:02$/)).toBeVisible();
  });

  it('names everybody when several people saved since then', async () => {
    const state = { savedAt: '2026-11-23T14:02:00.000Z', questionCount: 2, restoredFrom: null };
    const items = [
      { ...state, id: 'd3', savedBy: 'sam', surveyRevision: 3 },
      { ...state, id: 'd2', savedBy: 'kim', surveyRevision: 2 },
      { ...state, id: 'd1', savedBy: 'x', surveyRevision: 1 },
    ];
    const history = handle(listSavedDraftsOperation, () => ({ items, nextCursor: null }));
    const shell = renderBuilder({ questions }, { handlers: [...saved(3, { ...theirs, revision: 3 }), history] });
    await waitFor(() =>
      expect(shell.notices()).toContainEqual({ kind: 'info', text: 'Sam Staff and Kim Lee changed question 2.' }),
    );
  });
});
