import { Receipt } from '../../../entities/receipt/Receipt';
import type { Entry } from '../../../entities/response/outbox';
import type { AfterWords } from '../../../entities/words/words';

interface Props {
  entry: Entry;
  receiptUrl: string;
  title: string;
  words: AfterWords;
}

/** The result of a response that an earlier page left on this device. */
export const Earlier = ({ entry, receiptUrl, title, words }: Props) => {
  const texts = {
    waiting: words.earlierWaiting,
    sent: words.earlierSent,
    refused: words.earlierRefused,
    used: words.used.text,
  };
  const isSent = entry.state === 'sent';
  return (
    <div className="fm-demo" role="status">
      <p>{texts[entry.state]}</p>
      {isSent && entry.isSecond && <p>{words.both}</p>}
      {isSent && <Receipt receipt={entry.receipt} receiptUrl={receiptUrl} title={title} words={words} />}
    </div>
  );
};
