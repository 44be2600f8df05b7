import type { PublicCouncil } from '@folkmoot/contracts/client';
import { useEffect, useRef } from 'react';
import { surveyMessages as texts } from '../survey/survey.messages';

const formatMoment = (moment: string, council: PublicCouncil | null): string =>
  new Intl.DateTimeFormat(council?.language ?? 'en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: council?.timezone ?? 'UTC',
  }).format(new Date(moment));

/** Every page that is not a survey to answer. */
export type NoticeKind = keyof typeof texts.notices;

interface Props {
  kind: NoticeKind;
  council: PublicCouncil | null;
  nextOpensAt: string | null;
  /** Moves the focus here when it takes the place of what the person was using. */
  hasFocus?: boolean;
}

/** Every page that is not a survey to answer: what happened, in plain words, never blaming. */
export const Notice = ({ kind, council, nextOpensAt, hasFocus = false }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  const { title, text } = texts.notices[kind];
  return (
    <div className="fm-notice" data-kind={kind}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {nextOpensAt && <p className="fm-next">{texts.nextAvailable(formatMoment(nextOpensAt, council))}</p>}
    </div>
  );
};
