import {
  type Council,
  deletesMore,
  isValidRetention,
  MAX_PRIVACY_NOTICE,
  previewRetentionOperation,
  SMALLEST_CELL,
} from '@folkmoot/contracts/client';
import { Link, momentInWords, useCan, useOperation } from '@folkmoot/shell-sdk';
import { Anchor, Stack, Text } from '@folkmoot/ui';
import { ConfirmDialog, Fieldset, NumberInput, Switch, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages as pageMessages } from '../council-settings.messages';
import { SettingsForm } from '../form/SettingsForm';
import { type SettingsFormState, useSettingsForm } from '../form/use-settings-form';
import { useSettings } from '../SettingsPage';
import { retentionMessages as retention, messages as texts } from './privacy.messages';
import { Retention } from './Retention';

const draftOf = ({ settings: { privacy } }: Council) => ({
  residentsTickTopics: privacy.residentsTickTopics,
  doubleOptIn: privacy.doubleOptIn,
  retentionDays: privacy.retentionDays,
  longestRetentionDays: privacy.longestRetentionDays,
  redactExports: privacy.redactExports,
  smallestCell: privacy.smallestCell ?? SMALLEST_CELL.usual,
  collectsDevice: privacy.collectsDevice,
  collectsReferrer: privacy.collectsReferrer,
  privacyNotice: privacy.privacyNotice,
});
type PrivacyDraft = ReturnType<typeof draftOf>;
const bodyOf = (privacy: Partial<PrivacyDraft>) => ({ settings: { privacy } });

type PrivacySwitch = 'residentsTickTopics' | 'doubleOptIn' | 'redactExports' | 'collectsDevice' | 'collectsReferrer';
const ofConsent: readonly PrivacySwitch[] = ['residentsTickTopics', 'doubleOptIn'];

interface Props {
  form: SettingsFormState<PrivacyDraft>;
  readOnly: boolean;
}

const Switches = ({ form: { draft, change }, readOnly, fields }: Props & { fields: readonly PrivacySwitch[] }) =>
  fields.map((field) => (
    <Switch
      key={field}
      label={texts.fields[field]}
      description={texts.help[field]}
      checked={draft[field]}
      disabled={readOnly}
      onChange={(event) => change({ [field]: event.currentTarget.checked })}
    />
  ));

const Collected = (props: Props) => (
  <Fieldset legend={texts.groups.collecting}>
    <Stack>
      <Stack gap="xs">
        {texts.collected(props.form.draft).map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
      </Stack>
      <Switches {...props} fields={['collectsDevice', 'collectsReferrer']} />
    </Stack>
  </Fieldset>
);

const { least, most } = SMALLEST_CELL;

const isSmallestCell = (value: number): boolean => Number.isInteger(value) && value >= least && value <= most;

const Leaving = (props: Props) => {
  const { form, readOnly } = props;
  const { smallestCell } = form.draft;
  return (
    <Fieldset legend={texts.groups.leaving}>
      <Stack>
        <Switches {...props} fields={['redactExports']} />
        <NumberInput
          label={texts.fields.smallestCell}
          description={texts.help.smallestCell}
          value={smallestCell}
          min={least}
          max={most}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          maw={360}
          readOnly={readOnly}
          error={isSmallestCell(smallestCell) ? undefined : texts.smallestCellRange(least, most)}
          onChange={(value) => form.change({ smallestCell: Number(value) })}
        />
      </Stack>
    </Fieldset>
  );
};

const wordsOf = (field: string, value: unknown) => {
  const days = value === null ? null : Number(value);
  if (field === 'longestRetentionDays') return days === null ? retention.noLonger : retention.words(days);
  return field === 'retentionDays' ? retention.words(days) : null;
};

/** A text with the number of responses to delete, and when. Saving itself deletes nothing. */
const useWhatGoes = (days: number | null): string => {
  const { council } = useSettings();
  const isAsked = days !== null && isValidRetention(days);
  const { data } = useOperation(previewRetentionOperation, { query: { days: days ?? 1 } }, { enabled: isAsked });
  const { goes, goesTonight } = retention.confirm;
  return data ? goes(data.responses, momentInWords(data.at, council.timezone)) : goesTonight;
};

/** Asks for confirmation before a save that leads to deleted responses. */
const useAskedSave = (form: SettingsFormState<PrivacyDraft>, stored: number | null) => {
  const [isAsking, setIsAsking] = useState(false);
  const deletes = deletesMore(form.draft.retentionDays, stored);
  const whatGoes = useWhatGoes(deletes ? form.draft.retentionDays : null);
  const save = async () => {
    if (deletes) setIsAsking(true);
    else await form.save();
  };
  const question = (
    <ConfirmDialog
      opened={isAsking}
      title={retention.confirm.title}
      question={retention.confirm.question(form.draft.retentionDays ?? 0)}
      confirmLabel={retention.confirm.save}
      cancelLabel={retention.confirm.cancel}
      isDangerous
      onClose={() => setIsAsking(false)}
      onConfirm={() => {
        setIsAsking(false);
        void form.save();
      }}
    >
      <Text size="sm">{whatGoes}</Text>
    </ConfirmDialog>
  );
  return { form: { ...form, save }, question };
};

export const PrivacyTab = () => {
  const { council, readOnly } = useSettings();
  const canErase = useCan('personal-data:manage');
  const stored = council.settings.privacy.retentionDays;
  const { form, question } = useAskedSave(useSettingsForm({ council, draftOf, bodyOf }), stored);
  const { retentionDays, longestRetentionDays, smallestCell } = form.draft;
  return (
    <Stack>
      <SettingsForm
        title={pageMessages.tabs.privacy}
        description={texts.description}
        form={form}
        readOnly={readOnly}
        hasErrors={
          !isValidRetention(retentionDays) || !isValidRetention(longestRetentionDays) || !isSmallestCell(smallestCell)
        }
        labelOf={(field) => texts.fields[field]}
        wordsOf={wordsOf}
      >
        <Fieldset legend={texts.groups.asking}>
          <Stack>
            <Switches form={form} readOnly={readOnly} fields={ofConsent} />
          </Stack>
        </Fieldset>
        <Collected form={form} readOnly={readOnly} />
        <Retention draft={form.draft} stored={stored} readOnly={readOnly} onChange={form.change} />
        <Leaving form={form} readOnly={readOnly} />
        <Textarea
          label={texts.fields.privacyNotice}
          description={texts.help.privacyNotice}
          value={form.draft.privacyNotice}
          maxLength={MAX_PRIVACY_NOTICE}
          autosize
          minRows={4}
          maxRows={20}
          readOnly={readOnly}
          onChange={(event) => form.change({ privacyNotice: event.currentTarget.value })}
        />
      </SettingsForm>
      {canErase && (
        <Text size="sm">
          <Anchor component={Link} to="/dashboard/personal-data">
            {texts.personalData}
          </Anchor>
        </Text>
      )}
      {question}
    </Stack>
  );
};
