import { receiptFields } from '@folkmoot/contracts/client';
import { useState } from 'react';
import type { AfterWords } from '../words/words';

export interface ReceiptProps {
  receipt: string;
  /** Page where the receipt deletes the response. */
  receiptUrl: string;
  title: string;
  words: Pick<AfterWords, 'title' | 'text' | 'copy' | 'copied' | 'download' | 'remove'>;
  /** With script, people can copy and download it. */
  hasScript?: boolean;
}

const asFile = ({ receipt, receiptUrl, title, words }: ReceiptProps): string =>
  URL.createObjectURL(
    new Blob([`${words.title}: ${receipt}\n${title}\n${new URL(receiptUrl, location.href)}\n\n${words.text}\n`], {
      type: 'text/plain',
    }),
  );

const download = (props: ReceiptProps): void => {
  const link = document.createElement('a');
  link.href = asFile(props);
  link.download = `receipt-${props.receipt}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};

const Tools = (props: ReceiptProps) => {
  const { receipt, words } = props;
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(receipt).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <>
      <button type="button" className="fm-secondary" onClick={copy}>
        {words.copy}
      </button>
      <button type="button" className="fm-secondary" onClick={() => download(props)}>
        {words.download}
      </button>
      <span role="status">{isCopied && words.copied}</span>
    </>
  );
};

/** The receipt of a response. A person can delete the response with it. */
export const Receipt = (props: ReceiptProps) => {
  const { receipt, receiptUrl, words, hasScript = true } = props;
  return (
    <details className="fm-receipt">
      <summary>{words.title}</summary>
      <p>
        <code>{receipt}</code>
      </p>
      <p>{words.text}</p>
      <form method="post" action={receiptUrl} className="fm-receipt-tools">
        {hasScript && <Tools {...props} />}
        <input type="hidden" name={receiptFields.receipt} value={receipt} />
        <button type="submit" className="fm-link">
          {words.remove}
        </button>
      </form>
    </details>
  );
};
