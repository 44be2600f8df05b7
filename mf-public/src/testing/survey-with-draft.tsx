import { defaultBranding } from '@folkmoot/contracts';
import type { PublicCouncil, Question, ResidentForm } from '@folkmoot/contracts/client';
import { render } from '@testing-library/react';
import type { ResidentSurvey } from '../entities/survey/resident-survey';
import { SectionHead } from '../entities/survey/SectionHead';
import { pageWordsIn } from '../entities/words';
import { SurveyPage } from '../features/survey';

const council: PublicCouncil = {
  name: 'Riverside',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: defaultBranding,
};
export const like: Question = { id: 'like', type: 'rating', title: 'How do you like it?', required: true };
export const what: Question = {
  id: 'what',
  type: 'dropdown',
  title: 'What is missing?',
  required: false,
  options: [
    { id: 'trees', label: 'Trees' },
    { id: 'seats', label: 'Seats' },
  ],
};
export const why: Question = { id: 'why', type: 'text', title: 'Why?', required: false };

/** A start token in the server's format, without a valid signature. */
export const tokenOf = (version: number, round: number, nonce = 'n'): string =>
  `${btoa(JSON.stringify(['c', version, round, 1, nonce]))}.signature`;

interface Shown {
  version?: number;
  round?: number;
  questions?: readonly Question[];
  survey?: Partial<ResidentSurvey>;
  isPreview?: boolean;
  form?: Partial<ResidentForm>;
}

export const show = ({
  version = 1,
  round = 1,
  questions = [like, what, why],
  form = {},
  survey: settings = {},
  isPreview = false,
}: Shown = {}) => {
  const survey = { campaignId: 'c', version, estimatedMinutes: 1, title: 'Park', description: '', introText: '' };
  const stamp = { startToken: tokenOf(version, round, 'new'), idempotencyKey: 'key-new' };
  const places = { action: '/x', privacyUrl: null, receiptUrl: '/x/receipt' };
  const returnedForm = { ...places, idempotencyKey: 'key-new', answers: [], problems: [], banner: null, ...form };
  return render(
    <SurveyPage
      council={council}
      survey={{ ...survey, ...settings, introFile: null, questions: [...questions] }}
      stamp={stamp}
      words={pageWordsIn('en', council)}
      form={returnedForm}
      isPreview={isPreview}
      SectionHead={settings.sections && SectionHead}
    />,
  );
};

export const NAME = 'folkmoot:c';
export const draftOf = (version: number, round: number, fields: object = {}) =>
  JSON.stringify({
    answers: { like: 4, what: 'seats', why: 'Because' },
    startToken: tokenOf(version, round, 'old'),
    idempotencyKey: 'key-old',
    startedAt: Date.now(),
    at: 'what',
    ...fields,
  });
export const stored = (name = NAME) => JSON.parse(localStorage.getItem(name) ?? 'null');

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** The visits that the page reports. */
export const visits = () => {
  const beacons: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => beacons.push(body) });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (await Promise.all(beacons.map(textOf))).map((text) => JSON.parse(text));
  };
};
