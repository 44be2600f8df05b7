import { consultationStatuses, consultationsPath, MAX_SEARCH } from '@folkmoot/contracts/client';
import { type ConsultationsPageOf, isFiltered, listAddress } from './list-address';
import type { ConsultationsWords } from './words';

interface Props {
  readonly page: ConsultationsPageOf;
  readonly words: ConsultationsWords;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const Choice = ({ name, label, any, value, options }: ChoiceProps) => (
  <div>
    <label htmlFor={name}>{label}</label>
    <select id={name} name={name}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
);

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const noFilters = { area: '', topic: '', status: '', q: '' } as const;

/** A plain form: its button works without script. */
export const Filters = ({ page, words }: Props) => {
  const { council, filters, list, isEmbedded } = page;
  const statuses = consultationStatuses.map((value) => ({ value, label: words.statuses[value] }));
  return (
    <search>
      <form className="fm-filters" method="get" action={consultationsPath(council.slug)}>
        {isEmbedded && <input type="hidden" name="embed" value="1" />}
        <div>
          <label htmlFor="q">{words.search}</label>
          <input id="q" name="q" type="search" maxLength={MAX_SEARCH} value={filters.q} />
        </div>
        <Choice name="status" label={words.status} any={words.anyStatus} value={filters.status} options={statuses} />
        {list.areas.length > 0 && (
          <Choice name="area" label={words.area} any={words.anyArea} value={filters.area} options={named(list.areas)} />
        )}
        {list.topics.length > 0 && (
          <Choice
            name="topic"
            label={words.topic}
            any={words.anyTopic}
            value={filters.topic}
            options={named(list.topics)}
          />
        )}
        <p>
          <button type="submit">{words.apply}</button>
          {isFiltered(filters) && <a href={listAddress({ council, isEmbedded, filters: noFilters })}>{words.clear}</a>}
        </p>
      </form>
    </search>
  );
};
