import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const build = path.resolve(import.meta.dirname, '../../build');

interface Bundle {
  renderPage(page: object, context: object): string;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(build, file), 'utf8')) as T;

/** What the public service renders pages with, of the release that is live. */
const liveBundle = async (): Promise<Bundle> => {
  const { remotes } = readJson<{ remotes: { name: string; descriptor: string }[] }>('remotes.json');
  const { descriptor = '' } = remotes.find(({ name }) => name === 'mf-public') ?? {};
  const { resident } = readJson<{ resident: { render: string } }>(path.join('static', descriptor));
  return import(pathToFileURL(path.join(build, 'static', path.dirname(descriptor), resident.render)).href);
};

const council = {
  name: 'Riverside Borough Council',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: {
    primaryColor: '#2563eb',
    secondaryColor: '#059669',
    accentColor: '#ea580c',
    customFooter: 'Town Hall, 1 High Street',
    thankYouText: 'The parks committee meets in May.',
    logoUrl: null,
    logoAlt: '',
    showPoweredBy: true,
  },
};
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

/** Every page of a survey that is not a survey to answer. */
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

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** One page with all those states in a language beside each other, each in a frame as wide as a window at 400 %. */
export const allStatesIn = async (language: string): Promise<{ html: string; count: number }> => {
  const { renderPage } = await liveBundle();
  const context = { nonce: 'n', clientUrl: null, productName: 'Folkmoot', language };
  const frames = Object.entries(states).map(
    ([name, page]) =>
      `<iframe title="${name}" width="320" height="640" srcdoc="${escaped(renderPage(page, context))}"></iframe>`,
  );
  const html = `<!doctype html><html lang="en"><head><title>States</title></head><body><main><h1>States</h1>${frames.join('')}</main></body></html>`;
  return { html, count: frames.length };
};
