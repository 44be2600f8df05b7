import type { ReactNode } from 'react';
import { Receipt, type ReceiptProps } from '../../entities/receipt/Receipt';
import type { AfterWords } from '../../entities/words/words';
import { asHtml, saveAs } from './answer-copy';
import type { AnswerInWords } from './answer-list';

interface Props extends ReceiptProps {
  words: AfterWords;
  language: string;
  answers: readonly AnswerInWords[];
  /** Other people use this device. */
  isShared: boolean;
  /** Another response from the same page had already arrived. */
  isSecond?: boolean;
}

/** Copies of the receipt and the answers, made by the browser: no server sends them. */
const Copies = (props: Props) => {
  const { words, receipt, isShared } = props;
  const ifSure = (work: () => void) => () => {
    if (!isShared || confirm(words.sharedSure)) work();
  };
  const save = () => saveAs(`receipt-${receipt}.html`, asHtml(props, new URL(props.receiptUrl, location.href).href));
  return (
    <div className="fm-copies">
      <button type="button" className="fm-secondary" onClick={ifSure(() => print())}>
        {words.print}
      </button>
      <button type="button" className="fm-secondary" onClick={ifSure(save)}>
        {words.file}
      </button>
      <div className="fm-print">
        <h2>{words.answers}</h2>
        <dl>
          {props.answers.map(({ id, title, lines }) => (
            <div key={id}>
              <dt>{title}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
};

/** The receipt as an element for the page. */
export const receiptOf = ({ isSecond = false, ...props }: Props): ReactNode => (
  <>
    {isSecond && <p>{props.words.both}</p>}
    <Receipt {...props} />
    <Copies {...props} />
  </>
);
