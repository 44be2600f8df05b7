import { type ReactNode, useEffect, useState } from 'react';
import { pluralOf } from '../../entities/words/plural';
import type { SurveyWords } from '../../entities/words/words';

const QUIET_MS = 240_000;
const WARNING_SECONDS = 60;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Loads a fresh page of the same survey without any of the entered data. */
const startAgain = (): void => {
  const address = new URL(location.href);
  if (address.searchParams.has('anew')) address.searchParams.delete('anew');
  else address.searchParams.set('anew', '1');
  location.replace(address);
};

/** Asks whether the person is still there and shows a countdown. Screen readers announce it once. */
const AreYouThere = ({ words: { after: words, language }, stay }: { words: SurveyWords; stay: () => void }) => {
  const [seconds, setSeconds] = useState(WARNING_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  // Does not import the `fillIn` module: sharing a module with this file would split the page's script into more
  // files.
  const clearedIn = (left: number) => pluralOf(words.idleText, left, language).replace('{seconds}', String(left));
  return (
    <div className="fm-demo fm-sticky">
      <div role="alert">
        <h2>{words.idleTitle}</h2>
        <p className="fm-sr">{clearedIn(WARNING_SECONDS)}</p>
      </div>
      <p aria-hidden="true">{clearedIn(seconds)}</p>
      <button type="button" onClick={stay}>
        {words.idleStay}
      </button>
    </div>
  );
};

/** Makes the privacy notice link back to the current page, in the mode that stores nothing on the device. */
const leadBackHere = (isShared: boolean): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-privacy]')) {
    const address = new URL(link.href);
    if (isShared) address.searchParams.set('shared', '1');
    else address.searchParams.delete('shared');
    link.href = address.href;
  }
};

/**
 * Clears an idle page on a shared device, after asking. Returns a function that stops the watch. `show` puts the
 * question on the page, and null removes it.
 */
export const watchIdle = (words: SurveyWords, show: (what: ReactNode) => void): (() => void) => {
  let timer = 0;
  let isAsking = false;
  const watch = () => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, QUIET_MS);
  };
  const stay = () => {
    isAsking = false;
    show(null);
    watch();
  };
  const ask = () => {
    isAsking = true;
    show(<AreYouThere words={words} stay={stay} />);
    timer = window.setTimeout(startAgain, WARNING_SECONDS * 1000);
  };
  const onSign = () => (isAsking ? stay() : watch());
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  watch();
  leadBackHere(true);
  return () => {
    leadBackHere(false);
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  };
};
