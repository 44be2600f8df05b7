import {
  endPresenceOperation,
  getCampaignOperation,
  getStorageOperation,
  getSurveyOperation,
  listMembersOperation,
  listSurveyCommentsOperation,
  notePresenceOperation,
  type Question,
  type Role,
  type Survey,
  saveSurveyOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { type Handler, handle, renderWithShell, type ShellOptions } from '@folkmoot/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { sampleDetail, sampleSurvey } from '../../../standalone/sample-campaign';
import { SurveyBuilderPage } from '../index';

const Routes = () =>
  useRoutes([
    { path: ':campaignId/builder', element: <SurveyBuilderPage /> },
    { path: 'elsewhere', element: <p>Elsewhere</p> },
  ]);

export const textQuestion = (id: string, title: string, patch: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title,
  required: false,
  ...patch,
});

export interface BuilderOptions extends Pick<ShellOptions, 'provided'> {
  handlers?: Handler[];
  role?: Role;
  council?: null;
  /** Appended to `/dashboard/campaigns/c1/builder`. */
  search?: string;
}

/** Renders the builder with a server double that stores what it receives. */
export const renderBuilder = (patch: Partial<Survey> = {}, options: BuilderOptions = {}) => {
  let kept = sampleSurvey(patch);
  return renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/builder${options.search ?? ''}`,
    session: { role: options.role ?? 'council_admin', ...(options.council === null ? { council: null } : {}) },
    provided: options.provided,
    handlers: [
      handle(getSurveyOperation, () => kept),
      handle(getStorageOperation, () => ({ isReady: true, buckets: [] })),
      handle(getCampaignOperation, () => sampleDetail()),
      handle(listMembersOperation, () => ({ items: [], nextCursor: null })),
      handle(notePresenceOperation, () => ({ surveyRevision: kept.revision, others: [] })),
      handle(endPresenceOperation, () => undefined),
      handle(listSurveyCommentsOperation, () => ({ items: [], nextCursor: null })),
      handle(saveSurveyOperation, ({ body }) => {
        kept = { ...kept, ...(body as Partial<Survey>), revision: kept.revision + 1 };
        return kept;
      }),
      ...(options.handlers ?? []),
    ],
  });
};

/** Titles of the cards, in order. */
export const titles = (): string[] =>
  screen.getAllByRole('textbox', { name: 'Question title' }).map((field) => (field as HTMLInputElement).value);
