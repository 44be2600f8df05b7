import { type AiProvider, getAiConfigurationOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Button, EmptyState, Group, IconPlus, QueryStates, Stack, Title } from '@folkmoot/ui';
import { useState } from 'react';
import { AiSettingsCard } from './AiSettingsCard';
import { messages } from './ai.messages';
import { ProviderCard } from './ProviderCard';
import { ProviderDialog } from './ProviderDialog';

interface ProvidersProps {
  providers: readonly AiProvider[];
  usualId: string | null;
}

const Providers = ({ providers, usualId }: ProvidersProps) => {
  const [edited, setEdited] = useState<AiProvider | 'new' | null>(null);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {messages.providers}
        </Title>
        <Button
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          variant={providers.length === 0 ? 'filled' : 'default'}
          onClick={() => setEdited('new')}
        >
          {messages.add}
        </Button>
      </Group>
      {providers.length === 0 && <EmptyState title={messages.emptyTitle} text={messages.emptyText} level={3} />}
      {providers.map((provider) => (
        <ProviderCard key={provider.id} provider={provider} isUsual={provider.id === usualId} onEdit={setEdited} />
      ))}
      {edited && <ProviderDialog provider={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
};

/** Providers of AI analyses: settings, keys, tests, and the ceiling. */
export const AiTab = () => {
  const query = useOperation(getAiConfigurationOperation, {});
  return (
    <QueryStates query={query} loadingLabel={messages.loading} loadingShape="cards" errorTitle={messages.loadFailed}>
      {({ settings, providers, spent, monthBeganAt }) => (
        <Stack gap="lg">
          <AiSettingsCard settings={settings} providers={providers} spent={spent} monthBeganAt={monthBeganAt} />
          <Providers providers={providers} usualId={settings.defaultProviderId} />
        </Stack>
      )}
    </QueryStates>
  );
};
