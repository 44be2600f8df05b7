import {
  type AiProvider,
  type AiSettings,
  getAiConfigurationOperation,
  monthInWords,
  updateAiSettingsOperation,
} from '@folkmoot/contracts/client';
import { api, DraftConflict, useDraft } from '@folkmoot/shell-sdk';
import { Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { NativeSelect, NumberInput, Switch } from '@folkmoot/ui/controls';
import type { FormEvent } from 'react';
import { failureText } from '../failure';
import { messages } from './ai.messages';
import { useAiRefresh } from './use-ai-refresh';

interface Props {
  settings: AiSettings;
  providers: readonly AiProvider[];
  spent: number;
  monthBeganAt: string;
}

const monthOf = (beganAt: string): string => monthInWords(beganAt, 'UTC');

interface SettingsDraft {
  isOn: boolean;
  /** Blank for none. */
  providerId: string;
  /** Blank for none. */
  ceiling: number | string;
}

const draftOf = ({ isOn, defaultProviderId, monthlyCeiling }: AiSettings): SettingsDraft => ({
  isOn,
  providerId: defaultProviderId ?? '',
  ceiling: monthlyCeiling ?? '',
});

const useSettingsForm = (settings: AiSettings) => {
  const onServerValue = useAiRefresh();
  return useDraft<AiSettings, SettingsDraft>({
    saved: settings,
    draftOf,
    onServerValue,
    texts: { saved: messages.saved, failed: messages.saveFailed },
    failureText: (error) => failureText(messages.saveFailed, error),
    send: ({ isOn, providerId, ceiling }, { base }) => {
      const monthlyCeiling = typeof ceiling === 'number' ? ceiling : null;
      const body = { revision: base.revision, isOn, defaultProviderId: providerId || null, monthlyCeiling };
      return api.call(updateAiSettingsOperation, { body });
    },
    read: async () => (await api.call(getAiConfigurationOperation, {})).settings,
  });
};

/** Settings for all councils: on or off, default provider, monthly limit. */
export const AiSettingsCard = ({ settings, providers, spent, monthBeganAt }: Props) => {
  const form = useSettingsForm(settings);
  const { draft, change } = form;
  const providerNames = new Map([['', messages.noProvider], ...providers.map(({ id, name }) => [id, name] as const)]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };

  return (
    <Card withBorder>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Title order={2} size="h5">
            {messages.settings}
          </Title>
          <DraftConflict
            form={form}
            labelOf={(field) => messages.fieldLabels[field]}
            wordsOf={(field, value) => (field === 'providerId' ? (providerNames.get(String(value)) ?? null) : null)}
          />
          <Switch
            label={messages.isOn}
            description={messages.isOnHelp}
            checked={draft.isOn}
            onChange={(event) => change({ isOn: event.currentTarget.checked })}
          />
          <Group align="flex-start" gap="md">
            <NativeSelect
              label={messages.defaultProvider}
              miw={200}
              value={draft.providerId}
              data={[...providerNames].map(([value, label]) => ({ value, label }))}
              onChange={(event) => change({ providerId: event.currentTarget.value })}
            />
            <NumberInput
              label={messages.ceiling}
              description={messages.ceilingHelp}
              inputWrapperOrder={['label', 'input', 'description']}
              value={draft.ceiling}
              onChange={(ceiling) => change({ ceiling })}
              min={0}
              max={1_000_000}
              decimalScale={2}
              maw={320}
            />
          </Group>
          <Group justify="space-between">
            <Text size="sm">
              {messages.spent(spent.toLocaleString('en-GB', { maximumFractionDigits: 2 }), monthOf(monthBeganAt))}
            </Text>
            <Button type="submit" loading={form.isSaving}>
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
};
