import { optionLabel, optionsOf } from '../../choices/options';
import type { InputProps } from '../../views';

export const MultiselectInput = ({ question, name, value, onChange, labelledBy, describedBy, words }: InputProps) => {
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((optionId) => optionId !== id) : [...chosen, id];
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset className="fm-choices" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <p className="fm-hint" lang={words.lang}>
        {words.multiselect.hint}
      </p>
      {optionsOf(question).map(({ id }) => (
        <label key={id} className="fm-choice">
          <input type="checkbox" name={name} value={id} checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <span>{optionLabel(question, id)}</span>
        </label>
      ))}
    </fieldset>
  );
};
