import type { Council } from '@folkmoot/contracts';
import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
  oneLine,
  unsubscribeHeaders,
} from '@folkmoot/service-kit';
import type { HearBackLinks, StoredHearBack } from '../../entities/hear-back';
import { hearBackWords } from './hear-back.messages';

const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

export interface HearBackComposeTools {
  readonly hearBackLinks: HearBackLinks;
  readonly productName: string;
  readonly publicOrigin: string;
}

interface ComposeHearBackInput {
  readonly person: StoredHearBack;
  readonly council: Council;
  /** Title of the survey. */
  readonly title: string;
  readonly now: Date;
}

/** Asks to confirm the address of somebody who wants to hear what comes of a survey. */
export const composeHearBackMail = (
  { person, council, title, now }: ComposeHearBackInput,
  { hearBackLinks, productName, publicOrigin }: HearBackComposeTools,
): Mail => {
  const ref = { councilId: council.id, campaignId: person.campaignId, hearBackId: person.id };
  const words = hearBackWords(council.language);
  const content = mailDocument({
    productName,
    council: mailBranding(council, publicOrigin),
    title: words.title,
    body: [
      ...mailParagraphs([words.text(council.name)]),
      { kind: 'list', items: [title] },
      ...mailParagraphs(words.after),
      {
        kind: 'button',
        label: words.action,
        url: hearBackLinks.confirm(ref, new Date(now.getTime() + CONFIRM_DAYS * DAY_MS)),
      },
    ],
    footer: [
      words.why(council.name),
      [{ label: words.stop, url: hearBackLinks.stop(ref) }],
      council.branding.customFooter,
    ].filter((line) => line !== ''),
    language: council.language,
  });
  return {
    to: person.email,
    subject: oneLine(words.subject(title)),
    ...content,
    ...councilSender(council),
    headers: { ...automaticHeaders, ...unsubscribeHeaders(hearBackLinks.oneClick(ref)) },
  };
};
