import {
  type Answer,
  type DraftFacts,
  FULL_END_PAGE,
  momentForResidents,
  type PublicCouncil,
  type Question,
  type ResidentBundle,
  type ResidentForm,
  type ResidentFormFields,
  type ResidentPage,
  type ResidentPageContext,
  type SurveyEndPage,
  type SurveyThanks,
  surveyThanksOf,
} from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { questionType } from '@folkmoot/question-types/core';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { laterFilesOf, otherParts } from '@folkmoot/question-types/input';
import { renderToString } from 'react-dom/server';
import { asDraft, draftWordsIn } from '../entities/draft-mark/draft-mark';
import { type PageContext, toDocument } from '../entities/page/document';
import { Frame } from '../entities/page/Frame';
import { FIRST_BUTTON, trapField } from '../entities/page/form-fields';
import { LanguageMenu } from '../entities/page/LanguageMenu';
import { Notice } from '../entities/page/Notice';
import { formStyle, subscriptionStyle, surveyStyle } from '../entities/page/page-style';
import { Receipt } from '../entities/receipt/Receipt';
import { wordsIn as subscriptionWordsIn } from '../entities/subscription/words';
import { About, type AboutSurvey } from '../entities/survey/About';
import { answerField } from '../entities/survey/fields';
import { OwnThanks } from '../entities/survey/OwnThanks';
import { SectionHead } from '../entities/survey/SectionHead';
import { pageWordsIn, residentWordsIn, thanksOf } from '../entities/words';
import type { NoticeKind, NoticeWords, ResidentWords } from '../entities/words/words';
import { Privacy } from '../features/privacy';
import { Prompt } from '../features/prompt';
import { ReceiptPage } from '../features/receipt';
import { SurveyPage } from '../features/survey';
import { isSubscription, renderSubscription } from './render-subscriptions';

/** Finds the invitation in the address that a form posts to. */
const INVITATION = /[?&](invitation=[^&]*)/;

const wordsOf = ({ language }: PageContext, council: PublicCouncil | null): ResidentWords =>
  residentWordsIn(council, language, council?.language);

type SurveyStatePage = Extract<ResidentPage, { kind: 'survey' }>;

interface NoticeFacts {
  council?: PublicCouncil | null;
  nextOpensAt?: string | null;
  /** The survey that cannot be answered. */
  about?: AboutSurvey | undefined;
  /** Where people ask to hear what comes of it. */
  hearBackUrl?: string | null;
  /** Instead of the notice's own words. */
  saying?: NoticeWords;
}

const renderNotice = (
  kind: NoticeKind,
  context: PageContext,
  { council = null, nextOpensAt = null, about, hearBackUrl = null, saying }: NoticeFacts = {},
): string => {
  const { survey: words, notices, nextAvailable } = wordsOf(context, council);
  const { language } = words;
  const notice = saying ?? notices[kind];
  const body = renderToString(
    <Frame productName={context.productName} council={council} words={words}>
      <Notice words={notice}>
        {about && <About about={about} />}
        {nextOpensAt && (
          <p className="fm-next">
            {fillIn(nextAvailable, { when: momentForResidents(nextOpensAt, language, council?.timezone) })}
          </p>
        )}
        {hearBackUrl && (
          <p>
            <a href={hearBackUrl}>{subscriptionWordsIn(language).hearBack.link}</a>
          </p>
        )}
      </Notice>
    </Frame>,
  );
  const { title } = notice;
  return toDocument({ context, language, title, body, style: surveyStyle(council), data: null });
};

/** The page for an unknown address: of a survey, in its words, or of another page. */
const renderNotFound = ({ missing }: Extract<ResidentPage, { kind: 'not-found' }>, context: PageContext): string => {
  if (missing !== 'page') return renderNotice('not_found', context);
  const { notFound, pageNotFound } = subscriptionWordsIn(wordsOf(context, null).survey.language);
  return renderNotice('not_found', context, { saying: { title: notFound.title, text: pageNotFound } });
};

/** Without these files the page cannot take over from the plain form, so the browser fetches them with the script. */
const laterFiles = ({ sections, questions }: { sections?: unknown; questions: readonly Question[] }): string[] => [
  ...(sections ? ['SectionHead'] : []),
  ...laterFilesOf(questions),
];

/** The page for people whose answer has a full quota has the words of a survey that is full. */
const withFullPage = <C extends { endPages?: SurveyEndPage[] | undefined }>(content: C, words: NoticeWords): C =>
  content.endPages
    ? {
        ...content,
        endPages: content.endPages.map((page) =>
          page.id === FULL_END_PAGE ? { ...page, title: words.title, text: page.text ?? words.text } : page,
        ),
      }
    : content;

/** The additions to a page that owes a proof of work. */
const proofOf = ({ isChallenged = false }: ResidentForm, { waitNote }: ResidentWords) =>
  isChallenged ? { waitNote, runs: ['proof'] } : { waitNote: null, runs: [] };

const renderSurvey = ({ survey: shown, form, hearBackUrl = null }: SurveyStatePage, context: PageContext): string => {
  const { council, survey, state, nextOpensAt, about, startToken } = shown;
  if (state !== 'open') return renderNotice(state, context, { council, nextOpensAt, about, hearBackUrl });
  if (!survey || !form) return renderNotice('unavailable', context, { council });
  const { productName, workerUrl = null } = context;
  const language = survey.language ?? council.language;
  const plain = pageWordsIn(language, council, form.receiptUrl !== null, survey.questions);
  const others = residentWordsIn(council, language, council.language);
  const proof = proofOf(form, others);
  const isPreview = context.above !== undefined;
  const thanked = isPreview ? { ...plain, thankYou: draftWordsIn(council, language, council.language).done } : plain;
  const words = form.isInvited ? { ...thanked, failed: others.invitedFailed } : thanked;
  const stamp = { startToken: startToken ?? '', idempotencyKey: form.idempotencyKey };
  const { languages = [] } = survey;
  const carried = INVITATION.exec(form.action)?.[1];
  const menu = languages.length > 1 && (
    <LanguageMenu
      languages={languages}
      current={language}
      label={words.languages}
      lang={words.lang}
      carried={carried}
    />
  );
  const ownThanks = surveyThanksOf(survey);
  const { thankYouText: _, thankYouLinks: __, limits: ___, ...content } = survey;
  const asked = withFullPage(content, others.notices.full);
  // The script does not need the own thank-you: the page has it already, and shows it at the end.
  const props = { survey: asked, stamp, form, words, workerUrl, isPreview };
  const body = renderToString(
    <Frame productName={productName} council={council} words={words} title={survey.title} menu={menu} hasPicture>
      <SurveyPage {...props} council={council} isWhole SectionHead={SectionHead} waitNote={proof.waitNote} />
      {ownThanks && (
        <div id="own-thanks">
          <OwnThanks thanks={ownThanks} words={words} />
        </div>
      )}
    </Frame>,
  );
  const title = `${survey.title} – ${council.name}`;
  const links = (menu ? FIRST_BUTTON : '') + trapField(others.trap);
  return toDocument({
    context,
    language,
    links,
    title,
    body,
    style: formStyle(council, survey, form.banner !== null),
    data: { ...props, parts: otherParts(survey.questions) },
    later: laterFiles(survey),
    runs: proof.runs,
  });
};

type ThankYouPage = Extract<ResidentPage, { kind: 'thank-you' }>;

/** The words of the end page, when there is one. */
const endingOf = (thanks: NoticeWords, own: SurveyThanks | null | undefined): NoticeWords =>
  own?.title ? { title: own.title, text: '' } : thanks;

/** The page for people whose answer has a full quota has the title of a survey that is full. */
const withFullTitle = (own: SurveyThanks | null | undefined, { notices: { full }, survey }: ResidentWords) =>
  own?.isFull
    ? { ...own, title: full.title, ...(own.text === '' && { text: full.text, language: survey.language }) }
    : own;

/** With script, the offer is a dialog above the page. After a plain form, it is below the thank-you. */
const renderThankYou = (
  { council, title: survey, receipt, receiptUrl, isSecond = false, prompt = null, ownThanks: own }: ThankYouPage,
  context: PageContext,
): string => {
  const resident = wordsOf(context, council);
  const { survey: words } = resident;
  const thanks = thanksOf(words, council, receiptUrl !== null);
  const ownThanks = withFullTitle(own, resident);
  const receiptProps = receipt !== null && receiptUrl !== null && { receipt, receiptUrl };
  const body = renderToString(
    <Frame productName={context.productName} council={council} words={words}>
      <Notice
        words={endingOf(thanks, ownThanks)}
        lang={ownThanks?.title && ownThanks.language}
        isSuccess={!ownThanks?.title}
      >
        {ownThanks?.title && <OwnThanks thanks={ownThanks} words={words} />}
        {isSecond && <p>{words.after.both}</p>}
        {receiptProps && <Receipt {...receiptProps} title={survey} words={words.after} hasScript={false} />}
        {ownThanks && !ownThanks.title && <OwnThanks thanks={ownThanks} words={words} />}
      </Notice>
      {prompt && (
        <div className="fm-thanks-prompt">
          <Prompt council={council} prompt={prompt} level={2} />
        </div>
      )}
    </Frame>,
  );
  const style = subscriptionStyle(council);
  const { language } = words;
  return toDocument({
    context,
    language,
    title: endingOf(thanks, ownThanks).title,
    body,
    style,
    data: null,
    hasForms: true,
  });
};

type BesidePage = Extract<ResidentPage, { kind: 'receipt' | 'privacy' | 'too-large' }>;

const besideTitle = ({ kind }: BesidePage, words: ResidentWords): string => {
  if (kind === 'privacy') return words.privacyTitle;
  return kind === 'receipt' ? words.receipt.title : words.notices.too_large.title;
};

const BesideBody = ({ page, words }: { page: BesidePage; words: ResidentWords }) => {
  if (page.kind === 'privacy') return <Privacy page={page} words={words} />;
  if (page.kind === 'receipt') return <ReceiptPage page={page} words={words.receipt} />;
  return (
    <Notice words={words.notices.too_large}>
      <p>
        <a href={page.surveyUrl}>{words.back}</a>
      </p>
    </Notice>
  );
};

const isBeside = (page: ResidentPage): page is BesidePage =>
  page.kind === 'receipt' || page.kind === 'privacy' || page.kind === 'too-large';

/** Pages that belong to a survey but show no form. */
const renderBeside = (page: BesidePage, context: PageContext): string => {
  const { council } = page;
  const words = wordsOf(context, council);
  const { language } = words.survey;
  const title = besideTitle(page, words);
  const body = renderToString(
    <Frame productName={context.productName} council={council} words={words.survey}>
      <BesideBody page={page} words={words} />
    </Frame>,
  );
  const style = surveyStyle(council);
  return toDocument({ context, language, title: `${title} – ${council.name}`, body, style, data: null });
};

type PreviewPage = Extract<ResidentPage, { kind: 'preview' }>['page'];

const councilOf = (page: PreviewPage): PublicCouncil => (page.kind === 'survey' ? page.survey.council : page.council);

/** The end of a draft. Where residents get their receipt, it says that nothing was kept. */
const renderPreviewDone = (
  { council, surveyUrl, ownThanks }: Extract<PreviewPage, { kind: 'preview-done' }>,
  context: PageContext,
): string => {
  const words = wordsOf(context, council).survey;
  const { language } = words;
  const { done, again } = draftWordsIn(council, language);
  const body = renderToString(
    <Frame productName={context.productName} council={council} words={words}>
      <Notice
        words={endingOf(done, ownThanks)}
        lang={ownThanks?.title && ownThanks.language}
        isSuccess={!ownThanks?.title}
      >
        {ownThanks && <OwnThanks thanks={ownThanks} words={words} />}
        {ownThanks?.title && <p className="fm-hint">{done.text}</p>}
        <p>
          <a href={surveyUrl}>{again}</a>
        </p>
      </Notice>
    </Frame>,
  );
  return toDocument({
    context,
    language,
    title: endingOf(done, ownThanks).title,
    body,
    style: surveyStyle(council),
    data: null,
  });
};

/** Pages behind the preview link of a draft, each marked as one. */
const renderPreview = (page: PreviewPage, plain: ResidentPageContext, facts: DraftFacts | undefined): string => {
  const council = councilOf(page);
  const shown = page.kind === 'survey' ? (page.survey.survey?.language ?? council.language) : plain.language;
  const context = asDraft(plain, council, shown, facts);
  if (page.kind === 'survey') return renderSurvey(page, context);
  return page.kind === 'preview-done' ? renderPreviewDone(page, context) : renderBeside(page, context);
};

const renderPreviewOver = (context: PageContext): string => {
  const { survey: words } = wordsOf(context, null);
  const { language } = words;
  const { over } = draftWordsIn(null, language);
  const body = renderToString(
    <Frame productName={context.productName} council={null} words={words}>
      <Notice words={over} />
    </Frame>,
  );
  return toDocument({ context, language, title: over.title, body, style: surveyStyle(null), data: null });
};

const renderPage: ResidentBundle['renderPage'] = (page, context) => {
  if (isSubscription(page)) return renderSubscription(page, context);
  if (page.kind === 'survey') return renderSurvey(page, context);
  if (page.kind === 'thank-you') return renderThankYou(page, context);
  if (isBeside(page)) return renderBeside(page, context);
  if (page.kind === 'preview') return renderPreview(page.page, context, page.draft);
  if (page.kind === 'preview-over') return renderPreviewOver(context);
  if (page.kind === 'invitation') {
    return renderNotice(`invitation_${page.problem}`, context, { council: page.council, about: page.about });
  }
  if (page.kind === 'qr-code') return renderNotice(`code_${page.problem}`, context, { council: page.council });
  return page.kind === 'not-found' ? renderNotFound(page, context) : renderNotice('unavailable', context);
};

/** The fields of a question: its own, and one for each of its parts as `part:value`, as a matrix has one for each row. */
const valuesOf = (fields: ResidentFormFields, questionId: string): readonly string[] => {
  const own = answerField(questionId);
  const parts = Object.keys(fields).filter((name) => name.startsWith(`${own}.`));
  const ofPart = (name: string): string[] =>
    [lookup(fields, name) ?? []].flat().map((value) => `${name.slice(own.length + 1)}:${value}`);
  return [...[lookup(fields, own) ?? []].flat(), ...parts.flatMap(ofPart)];
};

const readAnswers = (questions: readonly Question[], fields: ResidentFormFields): Answer[] =>
  questions.flatMap((question) => {
    const { id, type } = question;
    const answer = questionType(type).fromForm(valuesOf(fields, id), question);
    return answer === null ? [] : [{ questionId: id, answer }];
  });

export { readAnswers, renderPage };
