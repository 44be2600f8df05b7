import type { ReactNode } from 'react';
import type { AfterWords } from '../words/words';
import { Receipt, type ReceiptProps } from './Receipt';

interface Props extends ReceiptProps {
  words: AfterWords;
  /** Another response from the same page had arrived. */
  isSecond?: boolean;
}

/** The receipt, to be put on the page. */
export const receiptOf = ({ isSecond = false, ...props }: Props): ReactNode => (
  <>
    {isSecond && <p>{props.words.both}</p>}
    <Receipt {...props} />
  </>
);
