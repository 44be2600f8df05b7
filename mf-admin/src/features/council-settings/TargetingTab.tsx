import type { Council } from '@folkmoot/contracts/client';
import { messages, targetingMessages as texts } from './council-settings.messages';
import { SettingsForm } from './form/SettingsForm';
import { useSettingsForm } from './form/use-settings-form';
import { ListEditor, problemsIn } from './ListEditor';
import { useSettings } from './SettingsPage';

const lists = ['targetAudiences', 'geographicalDivisions'] as const;

const draftOf = ({ settings: { targetAudiences, geographicalDivisions } }: Council) => ({
  targetAudiences: targetAudiences as readonly string[],
  geographicalDivisions: geographicalDivisions as readonly string[],
});
type TargetingDraft = ReturnType<typeof draftOf>;

const bodyOf = (changes: Partial<TargetingDraft>) => ({
  settings: Object.fromEntries(
    Object.entries(changes).map(([list, items]) => [list, (items ?? []).map((item) => item.trim())]),
  ),
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
      hasErrors={lists.some((list) => problemsIn(form.draft[list]).some((problem) => problem !== null))}
      labelOf={(field) => texts.fields[field]}
    >
      {lists.map((list) => (
        <ListEditor
          key={list}
          label={texts.fields[list]}
          help={texts.help[list]}
          addLabel={texts.add[list]}
          items={form.draft[list]}
          readOnly={readOnly}
          onChange={(items) => form.set({ [list]: items })}
        />
      ))}
    </SettingsForm>
  );
};
