import { Receipt } from '../after/Receipt';
import type { AfterWords } from '../words/words';
import type { Entry } from './outbox';

interface Props {
  state: Entry['state'];
  receipt: string | null;
  receiptUrl: string;
  title: string;
  words: AfterWords;
}

/** What became of a response that an earlier page has left on this device. */
export const Earlier = ({ state, receipt, receiptUrl, title, words }: Props) => {
  const texts = { waiting: words.earlierWaiting, sent: words.earlierSent, refused: words.earlierRefused };
  return (
    <div className="fm-demo" role="status">
      <p>{texts[state]}</p>
      {receipt !== null && <Receipt receipt={receipt} receiptUrl={receiptUrl} title={title} words={words} />}
    </div>
  );
};
