import {
  type Council,
  firstTimeZones,
  getCouncilOperation,
  industries,
  languages,
  updateCouncilOperation,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, notify, SimpleGrid, Stack, TextInput } from '@folkmoot/ui';
import { Select, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './council-settings.messages';

const texts = messages.fields;

const textFields = ['name', 'contactEmail', 'phone', 'website'] as const;
type Draft = Pick<Council, 'name' | 'contactEmail' | 'phone' | 'website' | 'address' | 'timezone' | 'language'> & {
  industry: Council['settings']['industry'];
};

const draftOf = ({ name, contactEmail, phone, website, address, timezone, language, settings }: Council): Draft => ({
  name,
  contactEmail,
  phone,
  website,
  address,
  timezone,
  language,
  industry: settings.industry,
});

/** Every zone the browser knows, the ones that the specification names first (E-36). */
const timeZones = [...new Set<string>([...firstTimeZones, ...Intl.supportedValuesOf('timeZone')])];

const industryLabel = (industry: string): string => {
  const words = industry.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Only what was changed is sent, so that two people who edit different fields do not overwrite each other (E-77). */
const changesOf = (draft: Draft, council: Council) => {
  const before = draftOf(council);
  const { industry, ...rest } = draft;
  const changed = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => value !== before[key as keyof Draft]),
  ) as Partial<Omit<Draft, 'industry'>>;
  return { ...changed, ...(industry === before.industry ? {} : { settings: { industry } }) };
};

const PlaceFields = ({
  draft,
  set,
  readOnly,
}: {
  draft: Draft;
  set: (patch: Partial<Draft>) => void;
  readOnly: boolean;
}) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <Select
      label={texts.timezone}
      description={texts.timezoneHelp}
      data={timeZones}
      value={draft.timezone}
      onChange={(timezone) => timezone && set({ timezone })}
      searchable
      allowDeselect={false}
      disabled={readOnly}
    />
    <Select
      label={texts.language}
      description={texts.languageHelp}
      data={languages.map((value) => ({ value, label: messages.languages[value] }))}
      value={draft.language}
      onChange={(value) => set({ language: languages.find((language) => language === value) ?? draft.language })}
      allowDeselect={false}
      disabled={readOnly}
    />
    <Select
      label={texts.industry}
      description={texts.industryHelp}
      data={industries.map((value) => ({ value, label: industryLabel(value) }))}
      value={draft.industry}
      onChange={(value) => set({ industry: industries.find((industry) => industry === value) ?? draft.industry })}
      searchable
      allowDeselect={false}
      disabled={readOnly}
    />
  </SimpleGrid>
);

export const GeneralForm = ({ council, readOnly }: { council: Council; readOnly: boolean }) => {
  const [draft, setDraft] = useState(() => draftOf(council));
  const invalidate = useInvalidate();
  const update = useOperationMutation(updateCouncilOperation);
  const set = (patch: Partial<Draft>) => setDraft((current) => ({ ...current, ...patch }));
  const changes = changesOf(draft, council);
  const isUnchanged = Object.keys(changes).length === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await update.mutateAsync({ body: { ...changes, revision: council.revision } });
      notify.success(messages.saved);
    } catch (error) {
      notify.error(error instanceof ApiError && error.code === 'stale_revision' ? error.message : messages.failed);
    }
    await invalidate(getCouncilOperation);
  };

  return (
    <Card>
      <form onSubmit={submit}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {textFields.map((field) => (
              <TextInput
                key={field}
                label={texts[field]}
                type={field === 'contactEmail' ? 'email' : 'text'}
                value={draft[field]}
                maxLength={200}
                required={field === 'name' || field === 'contactEmail'}
                readOnly={readOnly}
                onChange={(event) => set({ [field]: event.currentTarget.value })}
              />
            ))}
          </SimpleGrid>
          <Textarea
            label={texts.address}
            value={draft.address}
            maxLength={500}
            autosize
            minRows={2}
            readOnly={readOnly}
            onChange={(event) => set({ address: event.currentTarget.value })}
          />
          <PlaceFields draft={draft} set={set} readOnly={readOnly} />
          {!readOnly && (
            <Group justify="flex-end">
              <Button type="submit" disabled={isUnchanged} loading={update.isPending}>
                {update.isPending ? messages.saving : messages.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Card>
  );
};
