import type { AnswerValue } from '@folkmoot/contracts/client';
import { optionLabel, optionsOf } from '../../choices/options';
import { pairOf, splitPair } from '../../choices/pairs';
import { withUnit } from '../../choices/with-unit';
import type { InputProps } from '../../views';
import { fillIn } from '../../words/fill-in';
import { budgetOf, readAmount } from './budget.answers';

type Asked = InputProps['question'];
type Words = InputProps['words'];

/** More than the digits and separators of any amount. */
const MAX_TYPED = 12;

const inWords = (amount: number, { numberUnit = '' }: Asked, { locale }: Words): string =>
  withUnit(amount, numberUnit, locale);

/** The hint, and the message when the answer is refused. */
const wanted = (question: Asked, words: Words): string => {
  const { total, step, isExact } = budgetOf(question);
  return [
    fillIn(isExact ? words.budget.exact : words.budget.most, { total: inWords(total, question, words) }),
    ...(step > 1 ? [fillIn(words.budget.steps, { step: inWords(step, question, words) })] : []),
  ].join(' ');
};

/** The rest of the amount. Empty while a field has no number. */
const remainder = (question: Asked, amounts: readonly number[], words: Words): string => {
  const left = budgetOf(question).total - amounts.reduce((sum, amount) => sum + amount, 0);
  if (Number.isNaN(left)) return '';
  if (left === 0) return words.budget.done;
  return fillIn(left > 0 ? words.budget.left : words.budget.over, {
    amount: inWords(Math.abs(left), question, words),
  });
};

/** A field for each option, with buttons for a step less and more. What is left is said after each change. */
export const BudgetInput = ({
  question,
  name,
  value,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
  words,
}: InputProps) => {
  const { total, step } = budgetOf(question);
  const options = optionsOf(question);
  const texts = new Map(Array.isArray(value) ? value.map(splitPair) : []);
  const amountOf = (id: string): number => readAmount(texts.get(id) || '0');
  const amounts = options.map(({ id }) => amountOf(id));
  const left = total - amounts.reduce((sum, amount) => sum + amount, 0);
  const write = (id: string, text: string) => {
    const next = options.flatMap((option) => {
      const written = option.id === id ? text : texts.get(option.id);
      return written ? [pairOf(option.id, written)] : [];
    });
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset className="fm-budget" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {/* What is wrong says the same. */}
      {!isInvalid && (
        <p className="fm-hint" lang={words.lang}>
          {wanted(question, words)}
        </p>
      )}
      {options.map(({ id }) => {
        const label = optionLabel(question, id);
        const amount = amountOf(id);
        const button = (by: number, text: string, sign: string) => {
          const next = (amount || 0) + by;
          // It keeps the focus when it has nothing to do.
          const isIdle = next < 0 || (by > 0 && by > left);
          return (
            <button
              type="button"
              className="fm-secondary"
              aria-label={fillIn(text, { label })}
              aria-disabled={isIdle || undefined}
              onClick={() => isIdle || write(id, String(next))}
            >
              {sign}
            </button>
          );
        };
        const fieldId = `${labelledBy}-${id}`;
        return (
          <div key={id} className="fm-portion">
            <label id={`${fieldId}-label`} htmlFor={fieldId}>
              {label}
            </label>
            <input
              id={fieldId}
              className="fm-text"
              type="text"
              inputMode="numeric"
              name={`${name}.${id}`}
              value={texts.get(id) ?? ''}
              maxLength={MAX_TYPED}
              autoComplete="off"
              aria-labelledby={`${fieldId}-label`}
              aria-invalid={isInvalid || undefined}
              onChange={(event) => write(id, event.currentTarget.value)}
              onBlur={() => amount >= 0 && texts.get(id) && write(id, String(amount))}
            />
            {button(-step, words.budget.less, '−')}
            {button(step, words.budget.more, '+')}
          </div>
        );
      })}
      <p className="fm-left" role="status" lang={words.lang} data-fresh={texts.size === 0 || undefined}>
        {remainder(question, amounts, words)}
      </p>
    </fieldset>
  );
};
BudgetInput.refusal = wanted;

BudgetInput.inWords = (question: Asked, answer: AnswerValue, words: Words): string[] =>
  [answer].flat().map((pair) => {
    const [id, amount] = splitPair(String(pair));
    const said = readAmount(amount) >= 0 ? inWords(readAmount(amount), question, words) : amount;
    return `${optionLabel(question, id)}: ${said}`;
  });
