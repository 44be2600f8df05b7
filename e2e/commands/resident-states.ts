import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { samplePublicCouncil } from '@folkmoot/sample-data/council';
import { questions as otherQuestions, pictureQuestions, surveyLanguages } from './survey-of-all-types';

const build = path.resolve(import.meta.dirname, '../../build');

interface Bundle {
  renderPage(page: object, context: object): string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(build, file), 'utf8')) as T;

/** The bundle of the live release, which the public service uses to render pages. */
const liveBundle = async (): Promise<Bundle> => {
  const { remotes } = readJson<{ remotes: { name: string; descriptor: string }[] }>('remotes.json');
  const { descriptor = '' } = remotes.find(({ name }) => name === 'mf-public') ?? {};
  const { resident } = readJson<{ resident: { render: string } }>(path.join('static', descriptor));
  return import(pathToFileURL(path.join(build, 'static', path.dirname(descriptor), resident.render)).href);
};

const { branding } = samplePublicCouncil();
const council = samplePublicCouncil({
  timezone: 'Europe/London',
  branding: {
    ...branding,
    customFooter: 'Town Hall, 1 High Street',
    thankYouText: 'The parks committee meets in May.',
  },
});
const nextOpensAt = '2099-07-01T08:00:00.000Z';
const inState = (state: string, opensAt: string | null = null) => ({
  kind: 'survey',
  campaignId: 'c1',
  form: null,
  survey: { state, nextOpensAt: opensAt, council, survey: null, startToken: null },
});
const receiptPage = (outcome: string) => ({
  kind: 'receipt',
  council,
  title: 'The park',
  action: '/receipt',
  receipt: 'A1B2C-3D4E5-F6G7H-8J9K0',
  outcome,
});

/** Every state of a survey page that cannot be answered. */
const states: Readonly<Record<string, object>> = {
  'not yet open': inState('not_yet_open', nextOpensAt),
  closed: inState('closed', nextOpensAt),
  paused: inState('paused'),
  ended: inState('ended'),
  'no questions': inState('no_questions'),
  'not found': { kind: 'not-found' },
  'code out of use': { kind: 'qr-code', problem: 'inactive', council },
  'code unknown': { kind: 'qr-code', problem: 'unknown', council: null },
  'too large': { kind: 'too-large', council, surveyUrl: '/riverside/survey/c1' },
  unavailable: { kind: 'unavailable' },
  privacy: { kind: 'privacy', council, notice: 'What we keep.', surveyUrl: '/riverside/survey/c1' },
  thanks: { kind: 'thank-you', council, title: 'The park', receipt: 'A1B2C-3D4E5-F6G7H-8J9K0', receiptUrl: '/r' },
  ...Object.fromEntries(
    ['ask', 'erased', 'already_erased', 'unknown', 'closed', 'unavailable'].map((outcome) => [
      `receipt: ${outcome}`,
      receiptPage(outcome),
    ]),
  ),
};

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><rect width="8" height="6" fill="#4d9a4d"/></svg>')}`;
const pictures = ['Pond', 'Lawn'].map((label, at) => ({ id: `p${at}`, label, imageUrl: dot, alt: `A ${label}` }));
const questions = [...otherQuestions, ...pictureQuestions(pictures)];

/** A survey as people without script see it, with all questions on one page. */
const plainForm = (language: string, fields: object = {}) => {
  const texts = { title: 'The park', description: 'What it needs', introText: 'Read this first.', introFile: null };
  const languages = { language, languages: surveyLanguages };
  const content = { campaignId: 'c1', version: 1, estimatedMinutes: 3, ...texts, ...languages };
  const survey = { ...content, questions };
  const beside = { privacyUrl: '/privacy', receiptUrl: '/receipt' };
  const form = {
    action: '/c1',
    idempotencyKey: 'key-1',
    answers: [],
    problems: [],
    banner: null,
    ...beside,
    ...fields,
  };
  const shown = { state: 'open', nextOpensAt: null, council, survey, startToken: 'token' };
  return { kind: 'survey', campaignId: 'c1', form, survey: shown };
};

const cameBack = {
  banner: 'incomplete',
  answers: [
    { questionId: 'trees', answer: 9000 },
    { questionId: 'parts', answer: ['r0:c1'] },
    { questionId: 'share', answer: ['o0:sixty', 'o1:40'] },
    { questionId: 'day', answer: 'one day' },
  ],
  problems: questions.map(({ id }) => ({ path: `answers.${id}`, message: 'not valid' })),
};

const forms = (language: string): Readonly<Record<string, object>> => ({
  'to answer': plainForm(language),
  'came back': plainForm(language, cameBack),
  'too long': plainForm(language, { banner: 'too_large' }),
});

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Applies the styles for browsers without script in a browser with script, because axe needs script. */
const asWithoutScript = (html: string): string => html.replaceAll(/\(scripting: ?enabled\)/g, '(scripting:none)');

/**
 * One page with other pages in frames, each as wide as a window at 400 %, so that axe checks all of them in one run.
 * One more frame contains a planted violation, which proves that axe also checks frames.
 */
export const besideEachOther = (pages: readonly (readonly [name: string, html: string])[]): string => {
  const planted = ['planted', '<html lang=en><title>Planted</title><input>'] as const;
  const frames = [...pages, planted].map(
    ([name, html]) => `<iframe title="${name}" width="320" height="640" srcdoc="${escaped(html)}"></iframe>`,
  );
  return `<!doctype html><html lang="en"><head><title>States</title></head><body><main><h1>States</h1>${frames.join('')}</main></body></html>`;
};

interface Frames {
  readonly html: string;
  readonly count: number;
}

/** Pages of residents, by their name, in frames next to each other. */
export const inFrames = async (shown: Readonly<Record<string, object>>, language: string): Promise<Frames> => {
  const { renderPage } = await liveBundle();
  const context = { nonce: 'n', clientUrl: null, productName: 'Folkmoot', language };
  const pages = Object.entries(shown).map(
    ([name, page]) => [name, asWithoutScript(renderPage(page, context))] as const,
  );
  return { html: besideEachOther(pages), count: pages.length };
};

/** All states of a survey in a language on one page. */
export const allStatesIn = (language: string): Promise<Frames> => inFrames({ ...forms(language), ...states }, language);
