import { roundOf } from '@folkmoot/calendar/rounds';
import { type Council, DomainError, dayInWords, mailMergeFields, unknownMergeFields } from '@folkmoot/contracts';
import { typedMailParagraphs } from '@folkmoot/service-kit';
import type { StoredAttribute } from '../../entities/attribute';
import type { CampaignCopy } from '../../entities/campaign';
import type { CampaignMailing } from '../../entities/mailing';
import { type ComposeMailing, composeLetter, type LetterTools, SURVEY_LINK, sharedSubject } from './compose-letter';
import { mailingWords, messages } from './mailing.messages';

type Wording = Pick<CampaignMailing, 'subject' | 'text'>;

/** Throws merge_field_unknown with the names of the fields. Fields are those of mailings and the council's attributes. */
export const requireKnownFields = ({ subject, text }: Wording, attributes: readonly StoredAttribute[]): void => {
  const known = [...mailMergeFields, ...attributes.map(({ key }) => key)];
  const fields = (['subject', 'text'] as const).flatMap((path) => {
    const unknown = unknownMergeFields(path === 'subject' ? subject : text, known);
    return unknown.length > 0 ? [{ path, message: messages.unknownFields(unknown, known) }] : [];
  });
  if (fields.length > 0) throw new DomainError('merge_field_unknown', { fields });
};

const closingDay = ({ language, timezone }: Council, closesAt: Date | null): string => {
  if (!closesAt) return mailingWords(language).noClosing;
  // The survey closes just before midnight, so one millisecond less gives the last day on which it is open.
  return dayInWords(closesAt.getTime() - 1, timezone, language);
};

interface ComposeMailingInput {
  readonly council: Council;
  readonly campaign: CampaignCopy;
  readonly wording: Wording;
  readonly round: number;
}

/** The values of merge fields that are the same for everybody. */
const sharedValues = ({ council, campaign, round }: Omit<ComposeMailingInput, 'wording'>) => {
  const { closesAt } = roundOf(campaign, council.timezone, round);
  return { council: council.name, campaign: campaign.title, closes: closingDay(council, closesAt) };
};

/** The subject with its merge fields filled in. Fields of a person stay. */
export const subjectOf = (input: ComposeMailingInput): string =>
  sharedSubject({ subject: input.wording.subject, shared: sharedValues(input) });

/** Composes the messages of a mailing of a campaign. */
export const composeMailing = (tools: LetterTools, input: ComposeMailingInput): ComposeMailing => {
  const { council, campaign, wording } = input;
  const words = mailingWords(council.language);
  const shared = sharedValues(input);
  return composeLetter(tools, { council, subject: wording.subject, shared }, (merge) => ({
    title: campaign.title,
    body: [...typedMailParagraphs(merge(wording.text)), { kind: 'button', label: words.action, url: SURVEY_LINK }],
    notes: [words.yours],
  }));
};
