import { type AiProvider, type AiSettings, monthInWords, updateAiSettingsOperation } from '@folkmoot/contracts/client';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { NativeSelect, NumberInput, Switch } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { carryOut } from '../failure';
import { messages } from './ai.messages';
import { useAiRefresh } from './use-ai-refresh';

interface Props {
  settings: AiSettings;
  providers: readonly AiProvider[];
  spent: number;
  monthBeganAt: string;
}

const monthOf = (beganAt: string): string => monthInWords(beganAt, 'UTC');

/** What holds for all councils: the off switch, the usual provider, the ceiling. */
export const AiSettingsCard = ({ settings, providers, spent, monthBeganAt }: Props) => {
  const [isOn, setIsOn] = useState(settings.isOn);
  const [providerId, setProviderId] = useState(settings.defaultProviderId ?? '');
  const [ceiling, setCeiling] = useState<number | string>(settings.monthlyCeiling ?? '');
  const save = useOperationMutation(updateAiSettingsOperation);
  const refresh = useAiRefresh();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const monthlyCeiling = typeof ceiling === 'number' ? ceiling : null;
    const body = { revision: settings.revision, isOn, defaultProviderId: providerId || null, monthlyCeiling };
    await carryOut(() => save.mutateAsync({ body }), messages.saved, messages.saveFailed).catch(() => undefined);
    await refresh();
  };

  return (
    <Card withBorder>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Title order={2} size="h5">
            {messages.settings}
          </Title>
          <Switch
            label={messages.isOn}
            description={messages.isOnHelp}
            checked={isOn}
            onChange={(event) => setIsOn(event.currentTarget.checked)}
          />
          <Group align="flex-start" gap="md">
            <NativeSelect
              label={messages.defaultProvider}
              miw={200}
              value={providerId}
              data={[
                { value: '', label: messages.noProvider },
                ...providers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setProviderId(event.currentTarget.value)}
            />
            <NumberInput
              label={messages.ceiling}
              description={messages.ceilingHelp}
              inputWrapperOrder={['label', 'input', 'description']}
              value={ceiling}
              onChange={setCeiling}
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
            <Button type="submit" loading={save.isPending}>
              {messages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
};
