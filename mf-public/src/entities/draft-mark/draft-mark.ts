import { directionOf, type PublicCouncil, type ResidentPageContext } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { type Above, escapeHtml, type PageContext } from '../page/document';
import css from '../page/draft.css';
import { residentWordsIn } from '../words';
import { type DraftWords, draftWords } from './draft-mark.messages';

/** The texts in the first of these languages that has a translation, or in English. */
export const draftWordsIn = (...wanted: readonly (string | undefined)[]): DraftWords =>
  draftWords[residentWordsIn(...wanted).survey.language];

const markOf = (council: PublicCouncil, shown: string | undefined): Above => {
  const { language } = residentWordsIn(shown, council.language).survey;
  const { label, mark } = draftWords[language];
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
