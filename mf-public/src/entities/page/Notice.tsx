import { type ReactNode, useEffect, useRef } from 'react';
import type { NoticeWords } from '../words/words';

interface Props {
  words: NoticeWords;
  /** Set when the page has another language. */
  lang?: string | undefined;
  /** Shows the style of success. */
  isSuccess?: boolean;
  /** Moves the focus here when this replaces the element that the person used. */
  hasFocus?: boolean;
  children?: ReactNode;
}

/** Every page without a survey form. It says in plain words what happened and never blames the reader. */
export const Notice = ({ words, lang, isSuccess = false, hasFocus = false, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <div className="fm-notice" lang={lang} data-success={isSuccess || undefined}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      {words.text && <p>{words.text}</p>}
      {words.more && <p lang={words.moreLang}>{words.more}</p>}
      {children}
    </div>
  );
};
