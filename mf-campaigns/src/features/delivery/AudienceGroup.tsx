import {
  linkAudienceOperation,
  listAudiencesOperation,
  listSegmentsOperation,
  type Segment,
} from '@folkmoot/contracts/client';
import { notify, useCan, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Group, Stack, Text } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { messages as texts } from './delivery.messages';

/** Not a valid id of a segment. */
const NONE = '';

interface Props {
  value: string;
  audiences: readonly string[];
  /** The council's geographical divisions. */
  areas: readonly string[];
  isReadOnly: boolean;
  onChange: (audience: string) => void;
}

/** Audiences and, under a heading of their own, areas; a name that is both is listed once. */
const choices = (audiences: readonly string[], areas: readonly string[], value: string) => {
  const named = new Set(audiences);
  const others = areas.filter((area) => !named.has(area));
  // Keeps the campaign's own value, even after the council has removed it from its list.
  const gone = named.has(value) || others.includes(value) ? [] : [value];
  return [
    { group: texts.audiences, items: [...named, ...gone] },
    { group: texts.areas, items: others },
  ];
};

/** The segment of each audience, with its current number of people. */
const useSegments = () => {
  const canSee = useCan('subscriber:read');
  const { data: links } = useOperation(listAudiencesOperation, {});
  const { data: segments } = useOperation(listSegmentsOperation, {}, { enabled: canSee });
  const idOf = (audience: string): string | null =>
    links?.items.find(({ name }) => name === audience)?.segmentId ?? null;
  const segmentOf = (audience: string): Segment | undefined => segments?.items.find(({ id }) => id === idOf(audience));
  return { idOf, segmentOf, segments: segments?.items ?? [], canSee, isKnown: segments !== undefined };
};

const useLink = (name: string) => {
  const link = useOperationMutation(linkAudienceOperation);
  const invalidate = useInvalidate();
  return async (segmentId: string | null) => {
    try {
      await link.mutateAsync({ body: { name, segmentId } });
      notify.success(texts.linked);
    } catch {
      notify.error(texts.linkFailed);
    }
    await invalidate(listAudiencesOperation);
  };
};

/** The audience of the campaign, and the segment of subscribers that it is, if somebody has said so. */
export const AudienceGroup = ({ value, audiences, areas, isReadOnly, onChange }: Props) => {
  const { idOf, segmentOf, segments, canSee, isKnown } = useSegments();
  const link = useLink(value);
  const sizeOf = (audience: string): string => {
    const segment = segmentOf(audience);
    return segment ? texts.people(segment.activeSize) : texts.noSize;
  };
  const isGone = isKnown && idOf(value) !== null && !segmentOf(value);
  return (
    <Stack gap="xs">
      <Select
        label={texts.audienceGroup}
        data={choices(audiences, areas, value)}
        value={value}
        onChange={(audience) => audience && onChange(audience)}
        renderOption={({ option }) => (
          <Group justify="space-between" flex={1} wrap="nowrap">
            <span>{option.value}</span>
            <Text span size="sm" c="dimmed">
              {sizeOf(option.value)}
            </Text>
          </Group>
        )}
        maxDropdownHeight={440}
        allowDeselect={false}
        readOnly={isReadOnly}
      />
      <Text size="sm">
        {texts.size}: {sizeOf(value)}
        {isGone && ` (${texts.segmentGone})`}
      </Text>
      {canSee && !isReadOnly && (
        <Select
          label={texts.segment}
          description={texts.segmentHelp}
          data={[
            { value: NONE, label: texts.noSegment },
            ...segments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={segmentOf(value)?.id ?? NONE}
          onChange={(segmentId) => void link(segmentId === NONE ? null : segmentId)}
          allowDeselect={false}
        />
      )}
    </Stack>
  );
};
