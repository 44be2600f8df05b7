import { createHash } from 'node:crypto';
import type {
  FormState,
  NoticePageInput,
  PageStamp,
  PublicCouncil,
  ResidentRenderer,
  SurveyPageInput,
} from '@folkmoot/contracts/client';
import { renderToString } from 'react-dom/server';
import { demoCouncil, demoSurvey } from '../demo/demo-survey';
import { Frame } from '../pages/Frame';
import { Notice } from '../pages/Notice';
import { answerField, IDEMPOTENCY_KEY_FIELD, START_TOKEN_FIELD } from '../survey/fields';
import { SurveyPage } from '../survey/SurveyPage';
import { surveyMessages } from '../survey/survey.messages';
import { accentOf } from './colours';
import { toDocument } from './document';
import css from './resident.css';

/** The one colour that differs between councils is part of the sheet, so the sheet is one per accent. */
const styleOf = (council: PublicCouncil | null): string =>
  css.replace('--accent:#2563eb', `--accent:${accentOf(council?.branding.primaryColor ?? '')}`);

const hashOfStyle = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`;

// Marks that cannot be in a survey's text by accident and need no escaping in HTML or JSON.
const TOKEN_MARK = '@@start-token@@';
const KEY_MARK = '@@idempotency-key@@';

const render = (input: SurveyPageInput, stamp: PageStamp, form: FormState | null): string => {
  const { site, council, survey, isDemo } = input;
  const props = { site, council, survey, isDemo, stamp };
  const body = renderToString(<SurveyPage {...props} form={form} isPreview={false} />);
  const title = `${survey.title} – ${council.name}`;
  return toDocument({ site, council, title, body, style: styleOf(council), data: { ...props, form } });
};

const isSafe = (value: string): boolean => /^[A-Za-z0-9._~+/=-]*$/.test(value);

const fill = (template: readonly string[], { startToken, idempotencyKey }: PageStamp): string => {
  if (!isSafe(startToken) || !isSafe(idempotencyKey))
    throw new Error('a page stamp holds letters, digits and -._~+/= only');
  return template.map((part) => part.replaceAll(KEY_MARK, () => idempotencyKey)).join(startToken);
};

const renderNotice = ({ site, kind, council, nextOpensAt }: NoticePageInput): string => {
  const body = renderToString(
    <Frame site={site} council={council}>
      <Notice kind={kind} council={council} nextOpensAt={nextOpensAt} />
    </Frame>,
  );
  return toDocument({
    site,
    council,
    title: surveyMessages.notices[kind].title,
    body,
    style: styleOf(council),
    data: null,
  });
};

/** What the public service loads; see ResidentRenderer in contracts. */
export const resident: ResidentRenderer = {
  api: 1,
  styleHash: (council) => hashOfStyle(styleOf(council)),
  demo: { survey: demoSurvey, council: demoCouncil },
  prepareSurvey: (input) => {
    const template = render(input, { startToken: TOKEN_MARK, idempotencyKey: KEY_MARK }, null).split(TOKEN_MARK);
    return (stamp) => fill(template, stamp);
  },
  renderForm: render,
  renderNotice,
  fields: { answer: answerField, startToken: START_TOKEN_FIELD, idempotencyKey: IDEMPOTENCY_KEY_FIELD },
};
