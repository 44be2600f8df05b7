import { randomBytes } from 'node:crypto';
import type { PublicSurvey, ResidentForm } from '@folkmoot/contracts';
import type { PublishedSurvey } from '../../entities/published-survey';
import type { Release } from '../../integrations/rendering/release';
import { withInvitation } from './with-invitation';

interface Parts {
  readonly nonce: string;
  readonly startToken: string;
  readonly idempotencyKey: string;
  /** URL-encoded; empty without an invitation. */
  readonly invitation: string;
}

const marker = (name: string): string => `${name}${randomBytes(12).toString('hex')}`;
/** Placeholders for the values that differ per visit. They are random, so that no survey text can contain one. */
const markers: Parts = {
  nonce: marker('n'),
  startToken: marker('t'),
  idempotencyKey: marker('k'),
  invitation: marker('i'),
};
const MARKER = new RegExp(`(${Object.values(markers).join('|')})`);
const partOf = new Map<string, keyof Parts>(Object.entries(markers).map(([part, text]) => [text, part as keyof Parts]));

/** The page as bytes, with placeholders between them. */
type Template = readonly (Buffer | keyof Parts)[];
const templates = new WeakMap<PublishedSurvey, Map<string, { release: Release; template: Template }>>();

interface FreshPage {
  readonly release: Release;
  readonly published: PublishedSurvey;
  readonly survey: PublicSurvey;
  readonly campaignId: string;
  readonly form: Pick<ResidentForm, 'action' | 'privacyUrl' | 'receiptUrl' | 'isInvited' | 'isChallenged'>;
  readonly hearBackUrl: string | null;
  /** Language of the interface texts when there is nothing to answer. */
  readonly language: string;
  readonly productName: string;
}

const freshForm = (form: FreshPage['form']): ResidentForm => ({
  ...form,
  ...(form.isInvited ? withInvitation(form, markers.invitation) : {}),
  idempotencyKey: markers.idempotencyKey,
  answers: [],
  problems: [],
  banner: null,
});

const render = ({
  release,
  survey,
  campaignId,
  form: fresh,
  hearBackUrl,
  language,
  productName,
}: FreshPage): Template => {
  const marked = { ...survey, startToken: survey.startToken && markers.startToken };
  const form = survey.state === 'open' ? freshForm(fresh) : null;
  const { bundle, clientUrl, preloadUrls, laterUrls, workerUrl } = release;
  const context = { nonce: markers.nonce, clientUrl, preloadUrls, laterUrls, workerUrl, productName, language };
  const html = bundle.renderPage({ kind: 'survey', survey: marked, campaignId, form, hearBackUrl }, context);
  return html.split(MARKER).map((piece) => partOf.get(piece) ?? Buffer.from(piece));
};

const templateOf = (page: FreshPage): Template => {
  const known = templates.get(page.published) ?? new Map();
  templates.set(page.published, known);
  const { survey, form, hearBackUrl, language } = page;
  // A quota that was full in the last round has room in the next one.
  const endPages = survey.survey?.endPages?.length;
  const asked = [form.action, form.isInvited, form.isChallenged];
  const key = [survey.state, survey.nextOpensAt, ...asked, hearBackUrl, language, endPages].join(' ');
  const cached = known.get(key);
  if (cached?.release === page.release) return cached.template;
  const template = render(page);
  known.set(key, { release: page.release, template });
  return template;
};

/** The page of an unanswered survey. Rendered once per survey and release; then only values are filled in. */
export const renderFreshPage = (page: FreshPage, parts: Parts): Buffer =>
  Buffer.concat(templateOf(page).map((piece) => (typeof piece === 'string' ? Buffer.from(parts[piece]) : piece)));
