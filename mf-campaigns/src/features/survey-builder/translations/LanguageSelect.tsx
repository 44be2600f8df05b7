import { canonicalTag, englishName, languageName, namedLanguages, pageLanguages } from '@folkmoot/contracts/client';
import { Select } from '@folkmoot/ui/controls';
import { useMemo, useState } from 'react';
import { messages } from './translations.messages';

interface Props {
  label: string;
  value: string | null;
  /** Languages that are not offered. */
  without?: readonly string[];
  placeholder?: string;
  onChange: (language: string) => void;
}

const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

const labelOf = (tag: string): string => {
  const own = languageName(tag);
  const english = englishName(tag);
  return english && english !== own ? `${own} (${english})` : own;
};

/** The tag that somebody typed, for a language without a name of its own, such as a regional form. */
const typedTag = (text: string): string | null => {
  const tag = text.includes('-') || text.length === 3 ? canonicalTag(text) : null;
  return tag && TAG.test(tag) ? tag : null;
};

const hasOwnWords: ReadonlySet<string> = new Set(pageLanguages);

/** Languages in which the whole page can be come first, then all others by their English name. */
const byUse = (a: string, b: string): number =>
  Number(hasOwnWords.has(b)) - Number(hasOwnWords.has(a)) ||
  (englishName(a) ?? a).localeCompare(englishName(b) ?? b, 'en');

/** A choice among all languages: by their own name, their English name or their tag. */
export const LanguageSelect = ({ label, value, without = [], placeholder, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const known = useMemo(() => {
    const named = namedLanguages().map((tag) => ({ value: tag, label: labelOf(tag) }));
    return named.sort((a, b) => byUse(a.value, b.value));
  }, []);
  const further = [value, typedTag(typed)].filter(
    (tag, index, all): tag is string =>
      tag !== null && all.indexOf(tag) === index && !known.some((each) => each.value === tag),
  );
  const data = [...known, ...further.map((tag) => ({ value: tag, label: labelOf(tag) }))];
  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={data.filter((each) => !without.includes(each.value))}
      value={value}
      searchable
      allowDeselect={false}
      limit={60}
      nothingFoundMessage={messages.noLanguage}
      filter={({ options, search, limit }) => {
        const words = search.trim().toLowerCase();
        const isFound = (option: (typeof options)[number]) =>
          'value' in option && (option.label.toLowerCase().includes(words) || option.value.toLowerCase() === words);
        return options.filter(isFound).slice(0, limit);
      }}
      onSearchChange={setTyped}
      onChange={(language) => language && onChange(language)}
      w={{ base: '100%', xs: 280 }}
    />
  );
};
