import { directionOf, type PublicCouncil, type ResidentPageContext } from '@folkmoot/contracts/client';
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

const markOf = (council: PublicCouncil, shown: string | undefined): Above => {
  const language = residentLanguage(council, shown, council.language);
  const { label, mark } = draftWordsIn(council, language);
  const said = escapeHtml(fillIn(mark, { council: council.name }));
  const named = escapeHtml(label);
  return {
    title: label,
    style: css,
    html: `<aside class="fm-draft" aria-label="${named}" lang="${language}" dir="${directionOf(language)}"><p>${said}</p></aside>`,
  };
};

/** The context of a page that is marked as a draft of a council. `shown` is the language of the page. */
export const asDraft = (
  context: ResidentPageContext,
  council: PublicCouncil,
  shown: string | undefined,
): PageContext => ({ ...context, above: markOf(council, shown) });
