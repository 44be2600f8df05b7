import type {
  Answer,
  PublicCouncil,
  Question,
  ResidentBundle,
  ResidentFormFields,
  ResidentPage,
  ResidentPageContext,
} from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { renderToString } from 'react-dom/server';
import { Frame } from '../pages/Frame';
import { Notice } from '../pages/Notice';
import { type NoticeKind, nextAvailable, notices, thankYou } from '../pages/notice.messages';
import { Prompt } from '../subscriptions/Prompt';
import { answerField } from '../survey/fields';
import { SurveyPage } from '../survey/SurveyPage';
import { toDocument } from './document';
import { languageLinks } from './language-links';
import { subscriptionStyle, surveyStyle } from './page-style';
import { isSubscription, renderSubscription } from './render-subscriptions';

const formatMoment = (moment: string, council: PublicCouncil | null): string =>
  new Intl.DateTimeFormat(council?.language ?? 'en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: council?.timezone ?? 'UTC',
  }).format(new Date(moment));

type SurveyStatePage = Extract<ResidentPage, { kind: 'survey' }>;

const renderNotice = (
  kind: NoticeKind,
  context: ResidentPageContext,
  { council = null, nextOpensAt = null }: { council?: PublicCouncil | null; nextOpensAt?: string | null } = {},
): string => {
  const body = renderToString(
    <Frame productName={context.productName} council={council}>
      <Notice words={notices[kind]} isSuccess={notices[kind] === thankYou}>
        {nextOpensAt && <p className="fm-next">{nextAvailable(formatMoment(nextOpensAt, council))}</p>}
      </Notice>
    </Frame>,
  );
  const { title } = notices[kind];
  return toDocument({ context, title, body, style: surveyStyle(council), data: null });
};

const renderSurvey = ({ survey: shown, form }: SurveyStatePage, context: ResidentPageContext): string => {
  const { council, survey, state, nextOpensAt, startToken } = shown;
  if (state !== 'open') return renderNotice(state, context, { council, nextOpensAt });
  if (!survey || !form) return renderNotice('unavailable', context, { council });
  const stamp = { startToken: startToken ?? '', idempotencyKey: form.idempotencyKey };
  const props = { productName: context.productName, council, survey, stamp, form };
  const body = renderToString(<SurveyPage {...props} isPreview={false} />);
  const title = `${survey.title} – ${council.name}`;
  const language = survey.language ?? council.language;
  const links = languageLinks(survey.languages ?? [], language);
  return toDocument({ context, language, links, title, body, style: surveyStyle(council), data: props });
};

type ThankYouPage = Extract<ResidentPage, { kind: 'thank-you' }>;

/** With script the offer is a dialog above the page; what a plain form has led to shows it below the thanks. */
const renderThankYou = ({ council, prompt = null }: ThankYouPage, context: ResidentPageContext): string => {
  if (!prompt) return renderNotice('thank_you', context, { council });
  const body = renderToString(
    <Frame productName={context.productName} council={council}>
      <Notice words={thankYou} isSuccess />
      <div className="fm-thanks-prompt">
        <Prompt council={council} prompt={prompt} level={2} />
      </div>
    </Frame>,
  );
  const style = subscriptionStyle(council);
  return toDocument({ context, title: thankYou.title, body, style, data: null, hasForms: true });
};

const renderPage: ResidentBundle['renderPage'] = (page, context) => {
  if (isSubscription(page)) return renderSubscription(page, context);
  if (page.kind === 'survey') return renderSurvey(page, context);
  if (page.kind === 'thank-you') return renderThankYou(page, context);
  if (page.kind === 'qr-code') return renderNotice(`code_${page.problem}`, context, { council: page.council });
  return renderNotice(page.kind === 'not-found' ? 'not_found' : 'unavailable', context);
};

const valuesOf = (fields: ResidentFormFields, questionId: string): readonly string[] =>
  [fields[answerField(questionId)] ?? []].flat();

const readAnswers = (questions: readonly Question[], fields: ResidentFormFields): Answer[] =>
  questions.flatMap(({ id, type }) => {
    const answer = questionType(type).fromForm(valuesOf(fields, id));
    return answer === null ? [] : [{ questionId: id, answer }];
  });

export { readAnswers, renderPage };
