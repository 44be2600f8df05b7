import type { Council } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Stack, Text } from '@folkmoot/ui';
import { Fieldset, Select, Switch, Textarea } from '@folkmoot/ui/controls';
import { messages as pageMessages } from '../council-settings.messages';
import { SettingsForm } from '../form/SettingsForm';
import { type SettingsFormState, useSettingsForm } from '../form/use-settings-form';
import { useSettings } from '../SettingsPage';
import { PersonalData } from './PersonalData';
import { messages as texts } from './privacy.messages';

const draftOf = ({ settings }: Council) => ({ ...settings.privacy });
type PrivacyDraft = ReturnType<typeof draftOf>;
const bodyOf = (privacy: Partial<PrivacyDraft>) => ({ settings: { privacy } });

const FOREVER = 'forever';
const usualDays = [90, 180, 365, 730, 1095, 1825];

type SwitchField = Exclude<keyof PrivacyDraft, 'retentionDays' | 'privacyNotice'>;
const groups: readonly (readonly [keyof typeof texts.groups, readonly SwitchField[]])[] = [
  ['asking', ['residentsTickTopics', 'doubleOptIn']],
  ['collecting', ['collectsDevice', 'collectsReferrer', 'redactExports']],
];

interface Props {
  form: SettingsFormState<PrivacyDraft>;
  readOnly: boolean;
}

const Switches = ({ form: { draft, set }, readOnly }: Props) =>
  groups.map(([group, fields]) => (
    <Fieldset key={group} legend={texts.groups[group]}>
      <Stack>
        {fields.map((field) => (
          <Switch
            key={field}
            label={texts.fields[field]}
            description={texts.help[field]}
            checked={draft[field]}
            disabled={readOnly}
            onChange={(event) => set({ [field]: event.currentTarget.checked })}
          />
        ))}
        {group === 'collecting' && (
          <Text size="sm" c="dimmed">
            {texts.collected}
          </Text>
        )}
      </Stack>
    </Fieldset>
  ));

const retentionWords = (days: number | null): string =>
  days === null ? texts.retention.forever : texts.retention.days(days);

const Retention = ({ form: { draft, set }, readOnly }: Props) => {
  const { retentionDays } = draft;
  const days = [...new Set([...usualDays, ...(retentionDays === null ? [] : [retentionDays])])].sort((a, b) => a - b);
  return (
    <Select
      label={texts.fields.retentionDays}
      description={texts.help.retentionDays}
      data={[
        { value: FOREVER, label: texts.retention.forever },
        ...days.map((value) => ({ value: String(value), label: texts.retention.days(value) })),
      ]}
      value={retentionDays === null ? FOREVER : String(retentionDays)}
      allowDeselect={false}
      disabled={readOnly}
      onChange={(value) => set({ retentionDays: value === null || value === FOREVER ? null : Number(value) })}
    />
  );
};

export const PrivacyTab = () => {
  const { council, readOnly } = useSettings();
  const canErase = useCan('personal-data:manage');
  const form = useSettingsForm({ council, draftOf, bodyOf });
  return (
    <Stack>
      <SettingsForm
        title={pageMessages.tabs.privacy}
        description={texts.description}
        form={form}
        readOnly={readOnly}
        labelOf={(field) => texts.fields[field]}
        wordsOf={(field, value) => (field === 'retentionDays' ? retentionWords(Number(value) || null) : null)}
      >
        <Switches form={form} readOnly={readOnly} />
        <Retention form={form} readOnly={readOnly} />
        <Textarea
          label={texts.fields.privacyNotice}
          description={texts.help.privacyNotice}
          value={form.draft.privacyNotice}
          maxLength={10_000}
          autosize
          minRows={4}
          maxRows={20}
          readOnly={readOnly}
          onChange={(event) => form.set({ privacyNotice: event.currentTarget.value })}
        />
      </SettingsForm>
      {canErase && <PersonalData />}
    </Stack>
  );
};
