import type { SurveyThanks } from '@folkmoot/contracts/client';

interface Props {
  thanks: SurveyThanks;
  words: { readonly newTab: string; readonly language: string };
}

/** The survey's own part of the thank-you. Its links open in a new tab, because the receipt is only on this page. */
export const OwnThanks = ({ thanks: { text, links, language }, words }: Props) => (
  <div className="fm-own-thanks" lang={language}>
    {text && <p className="fm-introtext">{text}</p>}
    {links.length > 0 && (
      <ul>
        {links.map(({ id, label, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label} <span lang={words.language}>{words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
);
