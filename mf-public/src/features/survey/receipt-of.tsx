import type { ReactNode } from 'react';
import { Receipt, type ReceiptProps } from '../../entities/receipt/Receipt';
import type { AfterWords } from '../../entities/words/words';

interface Props extends ReceiptProps {
  words: AfterWords;
  /** Another response from the same page had already arrived. */
  isSecond?: boolean;
}

/** The receipt as an element for the page. */
export const receiptOf = ({ isSecond = false, ...props }: Props): ReactNode => (
  <>
    {isSecond && <p>{props.words.both}</p>}
    <Receipt {...props} />
  </>
);
