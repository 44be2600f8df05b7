import { directionOf, LANGUAGE_BUTTON, languageName } from '@folkmoot/contracts/client';

interface Props {
  languages: readonly string[];
  current: string;
  label: string;
  /** Language of the label, when it is not the page's. */
  lang?: string | undefined;
  /** Other parameters of the page address, such as an invitation. */
  carried?: string | undefined;
}

/**
 * One button that opens the languages. They are buttons of the survey's form and load it in another language. Answers
 * are kept with and without script.
 */
export const LanguageMenu = ({ languages, current, label, lang, carried }: Props) => (
  <details className="fm-menu">
    <summary lang={lang}>{label}</summary>
    <nav className="fm-languages" aria-label={label}>
      {languages.map((language) =>
        language === current ? (
          <span key={language} lang={language} dir={directionOf(language)} aria-current="true">
            {languageName(language)}
          </span>
        ) : (
          <button
            key={language}
            type="submit"
            form="survey"
            name={LANGUAGE_BUTTON}
            value={language}
            formAction={`?lang=${language}${carried ? `&${carried}` : ''}`}
            className="fm-link"
            lang={language}
            dir={directionOf(language)}
          >
            {languageName(language)}
          </button>
        ),
      )}
    </nav>
  </details>
);
