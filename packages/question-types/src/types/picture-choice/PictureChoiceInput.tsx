import { optionLabel, optionsOf } from '../../choices/options';
import { Picture } from '../../choices/pictures/Picture';
import { picksInWords, picksRefusal, withTicked } from '../../options/picks-in-words';
import type { InputProps } from '../../views';

/** A card for each picture, whose label is the picture and its name. The link below opens the picture alone. */
export const PictureChoiceInput = ({ question, name, value, onChange, labelledBy, describedBy, words }: InputProps) => {
  const chosen = Array.isArray(value) ? value : [];
  const isSeveral = question.canPickSeveral;
  const toggle = (id: string) => {
    const others = isSeveral ? chosen.filter((each) => each !== id) : [];
    const next = isSeveral && chosen.includes(id) ? others : withTicked(question, others, id);
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {isSeveral && (
        <p className="fm-hint" lang={words.lang}>
          {picksInWords(question, words) || words.multiselect.hint}
        </p>
      )}
      <div className="fm-cards">
        {optionsOf(question).map(({ id }) => {
          const label = optionLabel(question, id);
          const url = question.imageOptions?.find((option) => option.id === id)?.imageUrl;
          return (
            <div key={id}>
              <label className="fm-choice">
                <Picture question={question} id={id} />
                <input
                  type={isSeveral ? 'checkbox' : 'radio'}
                  name={name}
                  value={id}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
                <span>{label}</span>
              </label>
              {url && (
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  lang={words.lang}
                  aria-label={`${words.pictureChoice.larger}: ${label}`}
                >
                  {words.pictureChoice.larger}
                </a>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
};
PictureChoiceInput.refusal = picksRefusal;
