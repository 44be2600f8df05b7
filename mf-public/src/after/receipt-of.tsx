import type { ReactNode } from 'react';
import { Receipt, type ReceiptProps } from './Receipt';

/** The receipt, to be put on the page. */
export const receiptOf = (props: ReceiptProps): ReactNode => <Receipt {...props} />;
