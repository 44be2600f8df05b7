import { MAX_RECEIPT, type ReceiptOutcome, type ResidentPage, receiptFields } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { Notice } from '../../entities/page/Notice';
import type { ReceiptWords } from '../../entities/words/words';

interface Props {
  page: Extract<ResidentPage, { kind: 'receipt' }>;
  words: ReceiptWords;
}

const endings: Partial<Record<ReceiptOutcome, (words: ReceiptWords) => { title: string; text: string }>> = {
  erased: (words) => ({ title: words.erasedTitle, text: words.erased }),
  already_erased: (words) => ({ title: words.already_erasedTitle, text: words.already_erased }),
  closed: (words) => ({ title: words.closedTitle, text: words.closed }),
};

const problemOf = (outcome: ReceiptOutcome, words: ReceiptWords): string | null => {
  if (outcome === 'unknown') return words.unknown;
  return outcome === 'unavailable' ? words.unavailable : null;
};

/**
 * The page where a person deletes a response by its receipt. A plain form: it is rarely needed and must always work.
 */
export const ReceiptPage = ({ page: { title, action, receipt, outcome }, words }: Props) => {
  const ending = endings[outcome]?.(words);
  if (ending) return <Notice words={ending} isSuccess={outcome === 'erased'} />;
  const problem = problemOf(outcome, words);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{fillIn(words.text, { survey: title })}</p>
      <form method="post" action={action}>
        <input type="hidden" name={receiptFields.isSure} value="yes" />
        <p>
          <label htmlFor="receipt">
            <strong>{words.label}</strong>
          </label>
        </p>
        <p id="receipt-hint" className="fm-hint">
          {words.hint}
        </p>
        {problem && (
          <p id="receipt-problem" className="fm-problem" role="alert">
            {problem}
          </p>
        )}
        <input
          id="receipt"
          className="fm-text"
          type="text"
          name={receiptFields.receipt}
          defaultValue={receipt}
          maxLength={MAX_RECEIPT}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={problem ? 'receipt-hint receipt-problem' : 'receipt-hint'}
          aria-invalid={problem !== null || undefined}
        />
        <div className="fm-buttons">
          <button type="submit">{words.submit}</button>
        </div>
      </form>
    </>
  );
};
