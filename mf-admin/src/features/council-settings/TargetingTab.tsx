import type { Council } from '@folkmoot/contracts/client';
import { Text, TextLink } from '@folkmoot/ui';
import { messages, targetingMessages as texts } from './council-settings.messages';
import { SettingsForm } from './form/SettingsForm';
import { useSettingsForm } from './form/use-settings-form';
import { ListEditor, problemsIn } from './ListEditor';
import { useSettings } from './SettingsPage';

const draftOf = ({ settings: { targetAudiences } }: Council) => ({
  targetAudiences: targetAudiences as readonly string[],
});

const bodyOf = ({ targetAudiences }: Partial<ReturnType<typeof draftOf>>) => ({
  settings: { ...(targetAudiences && { targetAudiences: targetAudiences.map((audience) => audience.trim()) }) },
});

export const TargetingTab = () => {
  const { council, readOnly } = useSettings();
  const form = useSettingsForm({ council, draftOf, bodyOf });
  return (
    <SettingsForm
      title={messages.tabs.targeting}
      description={texts.description}
      form={form}
      readOnly={readOnly}
      hasErrors={problemsIn(form.draft.targetAudiences).some((problem) => problem !== null)}
      labelOf={(field) => texts.fields[field]}
    >
      <ListEditor
        label={texts.fields.targetAudiences}
        help={texts.help.targetAudiences}
        addLabel={texts.add.targetAudiences}
        items={form.draft.targetAudiences}
        readOnly={readOnly}
        onChange={(targetAudiences) => form.change({ targetAudiences })}
      />
      <Text size="sm">
        {texts.areas} <TextLink to="/dashboard/settings/population">{texts.areasLink}</TextLink>
      </Text>
    </SettingsForm>
  );
};
