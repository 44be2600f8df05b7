import type { ReactNode } from 'react';
import { Receipt, type ReceiptProps } from '../../entities/receipt/Receipt';
import { OwnThanks } from '../../entities/survey/OwnThanks';
import type { AfterWords } from '../../entities/words/words';
import { asHtml, saveAs } from './answer-copy';
import type { AnswerInWords } from './answer-list';

interface Props extends ReceiptProps {
  words: AfterWords;
  language: string;
  answers: readonly AnswerInWords[];
  /** Other people use this device. */
  isShared: boolean;
  /** Links of the end page. */
  links?: readonly { id: string; label: string; url: string }[];
  newTab: string;
  /** Another response from the same page had already arrived. */
  isSecond?: boolean;
}

/** Copies of the receipt and the answers, made by the browser: no server sends them. */
const Copies = (props: Omit<Props, 'links' | 'newTab'>) => {
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
        <h2>{props.title}</h2>
        <p>
          {words.title}: <strong>{receipt}</strong>
        </p>
        <p>{words.text}</p>
        <p>{new URL(props.receiptUrl, location.href).href}</p>
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
export const receiptOf = ({ isSecond = false, links = [], newTab, ...props }: Props): ReactNode => (
  <>
    {links.length > 0 && <OwnThanks thanks={{ text: '', links }} words={{ newTab, language: props.language }} />}
    {isSecond && <p>{props.words.both}</p>}
    <Receipt {...props} />
    <Copies {...props} />
  </>
);
