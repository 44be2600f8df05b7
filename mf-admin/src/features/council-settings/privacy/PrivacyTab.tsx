import type { Council } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Stack, Text } from '@folkmoot/ui';
import { Fieldset, Switch, Textarea } from '@folkmoot/ui/controls';
import { messages as pageMessages } from '../council-settings.messages';
import { SettingsForm } from '../form/SettingsForm';
import { type SettingsFormState, useSettingsForm } from '../form/use-settings-form';
import { useSettings } from '../SettingsPage';
import { PersonalData } from './PersonalData';
import { messages as texts } from './privacy.messages';

/** What is kept of residents' visits and for how long is the same for every council until it can be chosen. */
const draftOf = ({ settings: { privacy } }: Council) => ({
  residentsTickTopics: privacy.residentsTickTopics,
  doubleOptIn: privacy.doubleOptIn,
  privacyNotice: privacy.privacyNotice,
});
type PrivacyDraft = ReturnType<typeof draftOf>;
const bodyOf = (privacy: Partial<PrivacyDraft>) => ({ settings: { privacy } });

const switches = ['residentsTickTopics', 'doubleOptIn'] as const;

interface Props {
  form: SettingsFormState<PrivacyDraft>;
  readOnly: boolean;
}

const Consent = ({ form: { draft, set }, readOnly }: Props) => (
  <Fieldset legend={texts.groups.asking}>
    <Stack>
      {switches.map((field) => (
        <Switch
          key={field}
          label={texts.fields[field]}
          description={texts.help[field]}
          checked={draft[field]}
          disabled={readOnly}
          onChange={(event) => set({ [field]: event.currentTarget.checked })}
        />
      ))}
    </Stack>
  </Fieldset>
);

const Collected = () => (
  <Fieldset legend={texts.groups.collecting}>
    <Stack gap="xs">
      {texts.collected.map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </Stack>
  </Fieldset>
);

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
      >
        <Consent form={form} readOnly={readOnly} />
        <Collected />
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
