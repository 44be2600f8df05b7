import {
  type AiPolicy,
  aiPolicies,
  type CouncilAi,
  getAiConfigurationOperation,
  getCouncilAiOperation,
  updateCouncilAiOperation,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, Stack, Text } from '@folkmoot/ui';
import { NativeSelect, NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { carryOut } from '../failure';
import { detailMessages as texts } from './council.messages';

interface FormProps {
  readonly councilId: string;
  readonly kept: CouncilAi;
  readonly providers: readonly { readonly id: string; readonly name: string }[];
}

const Form = ({ councilId, kept, providers }: FormProps) => {
  const [policy, setPolicy] = useState<AiPolicy>(kept.policy);
  const [providerId, setProviderId] = useState(kept.providerId ?? providers[0]?.id ?? '');
  const [ceiling, setCeiling] = useState<number | string>(kept.monthlyCeiling ?? '');
  const save = useOperationMutation(updateCouncilAiOperation);
  const invalidate = useInvalidate();
  const submit = () => {
    const monthlyCeiling = typeof ceiling === 'number' ? ceiling : null;
    const body = { policy, providerId: policy === 'provider' ? providerId : null, monthlyCeiling };
    const work = () => save.mutateAsync({ params: { councilId }, body });
    return carryOut(work, texts.saved, texts.saveFailed)
      .catch(() => undefined)
      .finally(() => invalidate(getCouncilAiOperation));
  };
  return (
    <Stack gap="sm">
      <Text size="sm">{kept.refusal ? texts.aiRefusals[kept.refusal] : texts.aiReady}</Text>
      <Text size="xs" c="dimmed">
        {texts.aiSpent(kept.spent.toLocaleString('en-GB', { maximumFractionDigits: 2 }))}
      </Text>
      <Group align="flex-start" gap="sm">
        <NativeSelect
          label={texts.aiPolicy}
          value={policy}
          data={aiPolicies
            .filter((each) => each !== 'provider' || providers.length > 0)
            .map((each) => ({ value: each, label: texts.aiPolicies[each] }))}
          onChange={(event) => setPolicy(aiPolicies.find((each) => each === event.currentTarget.value) ?? policy)}
        />
        {policy === 'provider' && (
          <NativeSelect
            label={texts.aiProvider}
            value={providerId}
            data={providers.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setProviderId(event.currentTarget.value)}
          />
        )}
        <NumberInput
          label={texts.aiCeiling}
          description={texts.aiCeilingHelp}
          inputWrapperOrder={['label', 'input', 'description']}
          value={ceiling}
          onChange={setCeiling}
          min={0}
          max={1_000_000}
          decimalScale={2}
          w={160}
        />
      </Group>
      <Group>
        <Button variant="default" loading={save.isPending} onClick={() => void submit()}>
          {texts.save}
        </Button>
      </Group>
    </Stack>
  );
};

/** The AI settings of one council, and whether analyses are available to it now. */
export const CouncilAiForm = ({ councilId }: { councilId: string }) => {
  const { data: kept } = useOperation(getCouncilAiOperation, { params: { councilId } });
  const { data: configuration } = useOperation(getAiConfigurationOperation, {});
  if (!kept || !configuration) return null;
  const key = JSON.stringify([kept.policy, kept.providerId, kept.monthlyCeiling]);
  return <Form key={key} councilId={councilId} kept={kept} providers={configuration.providers} />;
};
