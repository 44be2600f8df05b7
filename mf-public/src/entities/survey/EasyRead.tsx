import type { PageWords } from '../words/words';

/** Switches to larger text, more space and short instructions for this visit. The style reads it, so no script is needed. */
export const EasyRead = ({ words }: { words: PageWords }) => (
  <label className="fm-share fm-easy-switch" lang={words.lang}>
    <input type="checkbox" id="easy" />
    <span>{words.easy.label}</span>
  </label>
);

/** The short instructions. The style shows them only in the Easy Read variant. */
export const EasySentences = ({ words: { easy, lang } }: { words: PageWords }) => (
  <ul className="fm-easy" lang={lang}>
    <li>{easy.one}</li>
    <li>{easy.two}</li>
    <li>{easy.three}</li>
  </ul>
);
