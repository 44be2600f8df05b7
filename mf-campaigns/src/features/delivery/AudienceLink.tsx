import { linkAudienceOperation, listAudiencesOperation, listSegmentsOperation } from '@folkmoot/contracts/client';
import { notify, useCan, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Group, Text } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { messages } from './delivery.messages';

const texts = messages.audienceLink;
const NONE = '';

const Choice = ({ audience, segmentId }: { audience: string; segmentId: string | undefined }) => {
  const { data } = useOperation(listSegmentsOperation, {});
  const link = useOperationMutation(linkAudienceOperation);
  const invalidate = useInvalidate();
  const choose = async (chosen: string) => {
    try {
      await link.mutateAsync({ body: { name: audience, segmentId: chosen === NONE ? null : chosen } });
      notify.success(texts.saved);
    } catch {
      notify.error(texts.failed);
    }
    await invalidate(listAudiencesOperation);
  };
  return (
    <Select
      label={texts.label}
      description={texts.help}
      data={[
        { value: NONE, label: texts.none },
        ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={segmentId ?? NONE}
      onChange={(value) => value !== null && void choose(value)}
      allowDeselect={false}
      disabled={link.isPending || !data}
    />
  );
};

/** Which people a target audience stands for, and how many these are now; a dash for a name alone (E-37). */
export const AudienceLink = ({ audience }: { audience: string }) => {
  const canLink = useCan('subscriber:edit');
  const { data } = useOperation(listAudiencesOperation, {});
  const linked = data?.items.find(({ name }) => name === audience);
  return (
    <>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {texts.size}
        </Text>
        <Text size="sm" fw={600} role="status" aria-label={texts.size}>
          {linked ? texts.people(linked.size) : texts.noSize}
        </Text>
      </Group>
      {canLink && <Choice audience={audience} segmentId={linked?.segmentId} />}
    </>
  );
};
