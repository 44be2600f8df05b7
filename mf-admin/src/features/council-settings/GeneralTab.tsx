import {
  addedLanguages,
  availableLanguages,
  type Council,
  firstTimeZones,
  industries,
  isEmailAddress,
  languageName,
  MAX_COUNCIL_ADDRESS,
  MAX_COUNCIL_NAME,
  MAX_COUNCIL_PHONE,
  MAX_COUNCIL_WEBSITE,
  MAX_EMAIL,
  MAX_SLUG,
  pageLanguages,
  slugify,
} from '@folkmoot/contracts/client';
import { SimpleGrid, TextInput } from '@folkmoot/ui';
import { Select, Textarea } from '@folkmoot/ui/controls';
import { messages, generalMessages as texts } from './council-settings.messages';
import { SettingsForm } from './form/SettingsForm';
import { type SettingsFormState, useSettingsForm } from './form/use-settings-form';
import { PageLanguageSwitches } from './PageLanguageSwitches';
import { useSettings } from './SettingsPage';

const textFields = ['name', 'contactEmail', 'phone', 'website'] as const;
const longest = {
  name: MAX_COUNCIL_NAME,
  contactEmail: MAX_EMAIL,
  phone: MAX_COUNCIL_PHONE,
  website: MAX_COUNCIL_WEBSITE,
} as const;
const types = { name: 'text', contactEmail: 'email', phone: 'tel', website: 'url' } as const;

const draftOf = ({ name, slug, contactEmail, phone, website, address, timezone, language, settings }: Council) => ({
  name,
  slug,
  contactEmail,
  phone,
  website,
  address,
  timezone,
  language: language as string,
  industry: settings.industry as string,
  pageLanguages: (settings.pageLanguages ?? []) as readonly string[],
});
type GeneralDraft = ReturnType<typeof draftOf>;

const bodyOf = ({ language, industry, pageLanguages: switchedOn, ...plain }: Partial<GeneralDraft>) => {
  const knownLanguage = pageLanguages.find((each) => each === language);
  const knownIndustry = industries.find((each) => each === industry);
  const settings = {
    ...(knownIndustry ? { industry: knownIndustry } : {}),
    ...(switchedOn ? { pageLanguages: addedLanguages.filter((each) => switchedOn.includes(each)) } : {}),
  };
  return {
    ...plain,
    ...(knownLanguage ? { language: knownLanguage } : {}),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
  };
};

/** Every zone the browser knows, the ones that the specification names first. */
const timeZones = [...new Set<string>([...firstTimeZones, ...Intl.supportedValuesOf('timeZone')])];

const industryLabel = (industry: string): string => {
  const words = industry.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isWebAddress = (text: string): boolean =>
  text.trim() === '' || /^(https?:\/\/)?[^\s/:?#]+\.[^\s/:?#]+([/:?#]\S*)?$/i.test(text.trim());

const problemsOf = ({ name, slug, contactEmail, website }: GeneralDraft) => ({
  slug: slug !== '' && slugify(slug) === slug ? null : texts.slugInvalid,
  name: name.trim() === '' ? texts.nameMissing : null,
  contactEmail: isEmailAddress(contactEmail) ? null : texts.emailInvalid,
  phone: null,
  website: isWebAddress(website) ? null : texts.websiteInvalid,
});

interface Props {
  form: SettingsFormState<GeneralDraft>;
  readOnly: boolean;
}

const PlaceFields = ({ form: { draft, change }, readOnly }: Props) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <Select
      label={texts.fields.timezone}
      description={texts.timezoneHelp}
      data={timeZones.includes(draft.timezone) ? timeZones : [...timeZones, draft.timezone]}
      value={draft.timezone}
      onChange={(timezone) => timezone && change({ timezone })}
      searchable
      allowDeselect={false}
      disabled={readOnly}
    />
    <Select
      label={texts.fields.language}
      description={texts.languageHelp}
      data={availableLanguages(draft).map((value) => ({ value, label: languageName(value) }))}
      value={draft.language}
      onChange={(language) => language && change({ language })}
      allowDeselect={false}
      disabled={readOnly}
    />
    <Select
      label={texts.fields.industry}
      description={texts.industryHelp}
      data={industries.map((value) => ({ value, label: industryLabel(value) }))}
      value={draft.industry}
      onChange={(industry) => industry && change({ industry })}
      searchable
      allowDeselect={false}
      disabled={readOnly}
    />
  </SimpleGrid>
);

/** Explains which former addresses keep working after a change. */
const addressHelp = ({ slug, formerSlugs = [] }: Council, typed: string): string => {
  const present = texts.slugHelp(`${window.location.origin}/${typed}`);
  if (typed !== slug) return `${present}. ${texts.slugChanges(`/${slug}`)}`;
  return formerSlugs.length > 0 ? `${present}. ${texts.formerSlugs(formerSlugs.map((each) => `/${each}`))}` : present;
};

const AddressField = ({ form, readOnly, council, problem }: Props & { council: Council; problem: string | null }) => (
  <TextInput
    label={texts.fields.slug}
    description={addressHelp(council, form.draft.slug)}
    value={form.draft.slug}
    error={problem ?? form.problemOf('slug')}
    maxLength={MAX_SLUG}
    required
    readOnly={readOnly}
    onChange={(event) => form.change({ slug: event.currentTarget.value })}
  />
);

export const GeneralTab = () => {
  const { council, readOnly } = useSettings();
  const form = useSettingsForm({ council, draftOf, bodyOf });
  const { draft, change } = form;
  const problems = problemsOf(draft);
  return (
    <SettingsForm
      title={messages.tabs.general}
      description={texts.description}
      form={form}
      readOnly={readOnly}
      hasErrors={Object.values(problems).some((problem) => problem !== null)}
      labelOf={(field) => texts.fields[field]}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {textFields.map((field) => (
          <TextInput
            key={field}
            label={texts.fields[field]}
            type={types[field]}
            value={draft[field]}
            error={problems[field] ?? form.problemOf(field)}
            maxLength={longest[field]}
            required={field === 'name' || field === 'contactEmail'}
            readOnly={readOnly}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <Textarea
        label={texts.fields.address}
        value={draft.address}
        maxLength={MAX_COUNCIL_ADDRESS}
        autosize
        minRows={2}
        readOnly={readOnly}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <AddressField form={form} readOnly={readOnly} council={council} problem={problems.slug} />
      <PlaceFields form={form} readOnly={readOnly} />
      <PageLanguageSwitches
        main={draft.language}
        switchedOn={draft.pageLanguages}
        readOnly={readOnly}
        onChange={(switchedOn) => change({ pageLanguages: switchedOn })}
      />
    </SettingsForm>
  );
};
