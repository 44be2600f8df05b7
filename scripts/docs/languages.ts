import {
  type AddedLanguage,
  addedLanguages,
  englishName,
  languageName,
  pageLanguages,
  type ReviewState,
  reviewStates,
} from '@folkmoot/contracts';
import { failureMessages } from '../../gateway/src/failure-page.messages';
import { draftWords } from '../../mf-public/src/entities/draft-mark/draft-mark.messages';
import { en as subscription } from '../../mf-public/src/entities/subscription/words/en.messages';
import { en as resident } from '../../mf-public/src/entities/words/en.messages';
import { en as ownPage } from '../../mf-public/src/features/preferences/words/en.messages';
import { addedWords } from '../../packages/contracts/src/page-words/all';
import { inputWords } from '../../packages/question-types/generated/input-words';
import { surveyMailWords } from '../../services/admin/src/features/council-mails/council-mails.messages';
import { paperWords } from '../../services/campaigns/src/features/qr-codes/paper.messages';
import { mailingWords } from '../../services/subscribers/src/features/mailings/mailing.messages';
import { mailWords } from '../../services/subscribers/src/features/mails/mail.messages';
import { posterWords } from '../../services/subscribers/src/features/page-codes/poster.messages';
import { code, page, table } from './markdown';

/** The English texts by the parts of a language's file. A new table for residents gets its line here. */
const english = {
  resident,
  draft: draftWords.en,
  inputs: Object.fromEntries(Object.entries(inputWords).map(([type, words]) => [type, words.en])),
  consent: { text: '' },
  subscription,
  ownPage,
  mails: mailWords('en'),
  mailing: mailingWords('en'),
  surveyMail: surveyMailWords('en'),
  poster: posterWords('en'),
  paper: paperWords('en'),
  failure: failureMessages.en,
};

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Not translated: the tag of the language, and what staff read about a message. */
const OURS = /^resident\.survey\.language$|^mails\.\w+\.history$/;

/** The path of every text. One with plural forms counts as one. */
const pathsIn = (words: Tree, before = ''): string[] =>
  Object.entries(words)
    .flatMap(([key, value]) =>
      isTree(value) && !('other' in value) ? pathsIn(value, `${before}${key}.`) : [`${before}${key}`],
    )
    .filter((path) => !OURS.test(path));

interface Gaps {
  readonly missing: readonly string[];
  /** Texts that nothing uses: their English text has another name now, or is gone. */
  readonly unused: readonly string[];
}

export const gapsOf = (language: AddedLanguage): Gaps => {
  const wanted = pathsIn(english);
  const own = pathsIn(addedWords(language) ?? {});
  const known = new Set(wanted);
  const has = new Set(own);
  return { missing: wanted.filter((path) => !has.has(path)), unused: own.filter((path) => !known.has(path)) };
};

const states: Readonly<Record<ReviewState, string>> = {
  reviewed: 'reviewed',
  in_use: 'in use, no review is recorded',
  unreviewed: 'nobody has reviewed it; off until a council switches it on',
};

const isAdded = (language: string): language is AddedLanguage =>
  (addedLanguages as readonly string[]).includes(language);

const missingOf = (language: string): string => {
  if (!isAdded(language)) return 'none, the types require all';
  const { missing } = gapsOf(language);
  return missing.length === 0 ? 'none' : missing.map(code).join(', ');
};

/** docs/reference/languages.md */
export const languagesReference = (): string =>
  page(
    'Languages of residents',
    'The words around a survey. What is missing in a language is shown in English. How to add or review one: [guide](../guides/translate.md).',
    table(
      ['Language', 'Tag', 'Review', 'Missing texts'],
      pageLanguages.map((language) => [
        `${languageName(language)} (${englishName(language)})`,
        code(language),
        states[reviewStates[language]],
        missingOf(language),
      ]),
    ),
  );
