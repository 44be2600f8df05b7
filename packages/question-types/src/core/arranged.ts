import { type WithEndPages, withEndRules } from './end-pages';
import { withSections } from './sections';

const isPlain = ({ questions, sections, endPages }: WithEndPages): boolean =>
  !sections?.length && !endPages?.length && !questions.some(({ sectionId, endIf }) => sectionId !== undefined || endIf);

/**
 * The survey in the form that is stored and shown: the questions of a section are side by side, and each question carries
 * what its section and the end pages decide. The same object when nothing changes.
 */
export const arranged = <C extends WithEndPages>(content: C): C =>
  isPlain(content) ? content : withEndRules(withSections(content));
