import { type ReactNode, useEffect, useRef } from 'react';
import type { NoticeWords } from '../words/words';

interface Props {
  words: NoticeWords;
  /** Where the page is in another language. */
  lang?: string | undefined;
  /** Something went well, which the page shows. */
  isSuccess?: boolean;
  /** Moves the focus here when it takes the place of what the person was using. */
  hasFocus?: boolean;
  children?: ReactNode;
}

/** Every page that is not a survey to answer: what happened, in plain words, never blaming. */
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
      <p>{words.text}</p>
      {words.more && <p lang={words.moreLang}>{words.more}</p>}
      {children}
    </div>
  );
};
