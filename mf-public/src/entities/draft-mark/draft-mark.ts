import { type DraftFacts, directionOf, type PublicCouncil, type ResidentPageContext } from '@folkmoot/contracts/client';
import { wordsFrom } from '@folkmoot/contracts/page-words';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { type Above, escapeHtml, type PageContext } from '../page/document';
import css from '../page/draft.css';
import { residentLanguage } from '../words';
import { type DraftWords, draftWords } from './draft-mark.messages';

/** The texts in the first of these languages that has a translation, or in English. */
export const draftWordsIn = (
  council: Pick<PublicCouncil, 'pageLanguages'> | null,
  ...wanted: readonly (string | undefined)[]
): DraftWords => wordsFrom(draftWords, 'draft', residentLanguage(council, ...wanted));

/** The links to the pages at the end. They open beside the draft, which loses what was entered. */
const endsIn = ({ ends, full }: DraftWords, facts: DraftFacts | undefined): string => {
  const links = (facts?.ends ?? []).map(
    ({ title, url }) =>
      `<li><a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(title ?? full)}</a></li>`,
  );
  return links.length > 0 ? `<details><summary>${escapeHtml(ends)}</summary><ul>${links.join('')}</ul></details>` : '';
};

const markOf = (council: PublicCouncil, shown: string | undefined, facts: DraftFacts | undefined): Above => {
  const language = residentLanguage(council, shown, council.language);
  const words = draftWordsIn(council, language);
  const { state = 'not_open' } = facts ?? {};
  const mark = state === 'not_open' ? words.mark : words.marks[state];
  const said = escapeHtml(fillIn(mark, { council: council.name }));
  const named = escapeHtml(words.label);
  return {
    title: words.label,
    style: css,
    html: `<aside class="fm-draft" aria-label="${named}" lang="${language}" dir="${directionOf(language)}"><p>${said}</p>${endsIn(words, facts)}</aside>`,
  };
};

/** The context of a page that is marked as a draft of a council. `shown` is the language of the page. */
export const asDraft = (
  context: ResidentPageContext,
  council: PublicCouncil,
  shown: string | undefined,
  facts?: DraftFacts,
): PageContext => ({ ...context, above: markOf(council, shown, facts) });
