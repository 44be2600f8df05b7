import { randomBytes } from 'node:crypto';
import {
  type Council,
  filledMergeField,
  lookup,
  mergeMail,
  replaceMergeFields,
  unknownMergeFields,
} from '@folkmoot/contracts';
import {
  councilSender,
  escapeHtml,
  listHeaders,
  type Mail,
  type MailDocument,
  type MailLink,
  mailBranding,
  mailDocument,
  mailTemplate,
  oneLine,
} from '@folkmoot/service-kit';
import { mailingWords } from './mailing.messages';
import type { MailingTools } from './mailing.types';
import { createPersonFields, type ReadField } from './person-fields';

/** Data that differs between the messages of a mailing. */
interface Recipient {
  readonly to: string;
  /** Id of the delivery. */
  readonly id: string;
  /** The person's link to the survey; empty for a newsletter, which has none. */
  readonly surveyUrl: string;
  readonly preferencesUrl: string;
  readonly unsubscribeUrl: string;
  readonly readField: ReadField;
  readonly headers: Readonly<Record<string, string>>;
}

interface LetterInput {
  readonly council: Council;
  /** With merge fields. */
  readonly subject: string;
  /** The values of merge fields that are the same for everybody. */
  readonly shared: Readonly<Record<string, string>>;
  /** For people who asked to hear what comes of a survey: they have no subscription. */
  readonly isForHearBack?: boolean;
}

/** The content of a mailing, with its merge fields filled in. */
interface Letter extends Pick<MailDocument, 'title' | 'body'> {
  /** Small print before ours. */
  readonly notes: readonly (string | readonly MailLink[])[];
}

export type LetterTools = Pick<MailingTools, 'productName' | 'publicOrigin' | 'sender'>;
export type ComposeMailing = (recipient: Recipient) => Mail;

/** Placeholder links, which the layout handles like real links. */
export const SURVEY_LINK = `https://${randomBytes(12).toString('hex')}.invalid/survey`;
const PREFERENCES = `https://${randomBytes(12).toString('hex')}.invalid/preferences`;
const UNSUBSCRIBE = `https://${randomBytes(12).toString('hex')}.invalid/unsubscribe`;
const SLOTS = [SURVEY_LINK, PREFERENCES, UNSUBSCRIBE];

/** The subject with its merge fields filled in. Fields of a person stay. */
export const sharedSubject = ({ subject, shared }: Pick<LetterInput, 'subject' | 'shared'>): string =>
  oneLine(mergeMail(subject, shared));

/** The subject of one person's message. */
const personalSubject = ({ subject, shared }: LetterInput, readField: ReadField): string =>
  oneLine(
    replaceMergeFields(subject, (field) => filledMergeField(field, lookup(shared, field.key) ?? readField(field))),
  );

/** Why a person gets the message, and how they stop it. */
const wayOut = ({ council, isForHearBack = false }: LetterInput): Letter['notes'] => {
  const words = mailingWords(council.language);
  if (isForHearBack) return [words.whyAsked(council.name), [{ label: words.stop, url: UNSUBSCRIBE }]];
  return [
    words.why(council.name),
    [
      { label: words.preferences, url: PREFERENCES },
      { label: words.unsubscribe, url: UNSUBSCRIBE },
    ],
  ];
};

/**
 * Lays out the messages of a mailing once, in the council's language and colours. The template is inserted as text,
 * never as markup. The result only fills in the links and the fields of one person.
 */
export const composeLetter = (
  { productName, publicOrigin, sender }: LetterTools,
  input: LetterInput,
  write: (merge: (text: string) => string) => Letter,
): ComposeMailing => {
  const { council, shared } = input;
  const fields = createPersonFields(shared);
  const { notes, ...content } = write(fields.merge);
  const { html, text } = mailDocument({
    ...content,
    productName,
    council: mailBranding(council, publicOrigin),
    footer: [...notes, ...wayOut(input), council.branding.customFooter].filter((line) => line !== ''),
    language: council.language,
  });
  const subject = sharedSubject(input);
  const isSubjectPersonal = unknownMergeFields(input.subject, Object.keys(shared)).length > 0;
  const slots = [...SLOTS, ...fields.placeholders()];
  const fill = mailTemplate({ subject, ...councilSender(council), html, text }, sender, slots);
  const list = listHeaders(council, sender);
  return ({ surveyUrl, preferencesUrl, unsubscribeUrl, readField, headers, ...recipient }) => {
    // The links contain only letters that need no escaping.
    const links = [surveyUrl, preferencesUrl, unsubscribeUrl];
    const own = fields.wordsOf(readField);
    const filled = {
      texts: [...links, ...own],
      ...(own.length > 0 ? { htmlTexts: [...links, ...own.map(escapeHtml)] } : {}),
      ...(isSubjectPersonal ? { subject: personalSubject(input, readField) } : {}),
    };
    return { ...fill({ ...recipient, headers: { ...list, ...headers }, ...filled }), isOnce: true };
  };
};
