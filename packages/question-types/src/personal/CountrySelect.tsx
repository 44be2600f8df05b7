import { type Country, countryIds } from '@folkmoot/contracts/client';
import { NativeSelect } from '@folkmoot/ui/controls';
import type { EditorProps } from '../views';
import { messages } from './personal.messages';

const names = new Intl.DisplayNames('en', { type: 'region' });
const nameOf = (country: Country): string => names.of(country) ?? country;

interface Props extends EditorProps {
  description: string;
}

/** The country whose formats people write. */
export const CountrySelect = ({ question, onChange, description }: Props) => (
  <NativeSelect
    label={messages.country}
    description={description}
    maw={360}
    value={question.country ?? 'GB'}
    onChange={(event) => {
      const country = countryIds.find((id) => id === event.currentTarget.value);
      if (country) onChange({ country });
    }}
    data={countryIds
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))}
  />
);
