import { listSegmentsOperation, listTagsOperation, type NewsletterAudience } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Card, Stack, Text } from '@folkmoot/ui';
import { Fieldset, MultiSelect, Radio, Select } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { LeftOut, type Reach } from './LeftOut';
import { messages } from './sending.messages';
import classes from './sending.module.css';

const texts = messages.audience;
const RECOUNT_MS = 30_000;

/** An audience that is chosen from the list of subscribers. */
export type ListAudience = Extract<NewsletterAudience, { readonly of: 'everybody' | 'segment' | 'tags' }>;

/** Whether the choice is complete. */
export const isWholeAudience = (audience: NewsletterAudience | { readonly of: 'unanswered' }): boolean => {
  if (audience.of === 'segment') return audience.segmentId !== '';
  return audience.of !== 'tags' || audience.tagIds.length > 0;
};

/** Options of a query that counts an audience: polls once the choice is complete. */
export const whenWhole = (audience: Parameters<typeof isWholeAudience>[0]) => ({
  enabled: isWholeAudience(audience),
  refetchInterval: RECOUNT_MS,
});

/** The audience in words, with the names of the segment or the tags. */
export const useAudienceWords = (audience: NewsletterAudience): string => {
  const segments = useOperation(listSegmentsOperation, {}, { enabled: audience.of === 'segment' });
  const tags = useOperation(listTagsOperation, {}, { enabled: audience.of === 'tags' });
  if (audience.of === 'everybody' || audience.of === 'hear_back' || audience.of === 'invited')
    return texts[audience.of];
  if (audience.of === 'segment') {
    return texts.chosenSegment(segments.data?.items.find(({ id }) => id === audience.segmentId)?.name ?? '…');
  }
  const chosen = tags.data?.items.filter(({ id }) => audience.tagIds.includes(id)) ?? [];
  return texts.chosenTags(chosen.map(({ name }) => name).join(', ') || '…');
};

const withCount = (name: string, count: number): string => `${name} (${count.toLocaleString('en')})`;

const Segments = ({ segmentId, onChange }: { segmentId: string; onChange: (segmentId: string) => void }) => {
  const { data } = useOperation(listSegmentsOperation, {});
  const options = (data?.items ?? []).map(({ id, name, activeSize, isCounting }) => ({
    value: id,
    label: isCounting ? name : withCount(name, activeSize),
  }));
  const empty = data ? texts.noSegments : texts.segmentsLoading;
  return (
    <Select
      label={texts.chooseSegment}
      description={options.length === 0 ? empty : undefined}
      data={options}
      value={segmentId || null}
      onChange={(value) => value && onChange(value)}
      searchable
      allowDeselect={false}
    />
  );
};

const Tags = ({ tagIds, onChange }: { tagIds: readonly string[]; onChange: (tagIds: string[]) => void }) => {
  const { data } = useOperation(listTagsOperation, {});
  return (
    <MultiSelect
      label={texts.chooseTags}
      data={(data?.items ?? []).map(({ id, name, subscriberCount }) => ({
        value: id,
        label: withCount(name, subscriberCount),
      }))}
      value={[...tagIds]}
      onChange={onChange}
      searchable
    />
  );
};

const beginnings: Readonly<Record<ListAudience['of'], ListAudience>> = {
  everybody: { of: 'everybody' },
  tags: { of: 'tags', tagIds: [] },
  segment: { of: 'segment', segmentId: '' },
};
const kinds = ['everybody', 'tags', 'segment'] as const;

interface ChoiceProps {
  audience: ListAudience;
  onChange: (audience: ListAudience) => void;
}

/** The choice between everyone, tags and a segment. Further fields of the audience stay as they are. */
export const AudienceFields = ({ audience, onChange }: ChoiceProps) => (
  <>
    <Radio.Group
      aria-label={texts.title}
      value={audience.of}
      onChange={(value) => onChange(beginnings[kinds.find((kind) => kind === value) ?? 'everybody'])}
    >
      <Stack gap="xs">
        {kinds.map((kind) => (
          <Radio key={kind} value={kind} label={texts[kind]} />
        ))}
      </Stack>
    </Radio.Group>
    {audience.of === 'segment' && (
      <Segments segmentId={audience.segmentId} onChange={(segmentId) => onChange({ ...audience, segmentId })} />
    )}
    {audience.of === 'tags' && (
      <Tags tagIds={audience.tagIds} onChange={(tagIds) => onChange({ ...audience, tagIds })} />
    )}
  </>
);

interface CardProps {
  /** The choice, and what goes with it. */
  children: ReactNode;
  isWhole: boolean;
  reach: { data: Reach | undefined; error: Error | null };
  invited?: number;
  /** Below the number. */
  warnings?: ReactNode;
}

/** Who gets it, with the number of people and of those who are left out. */
export const AudienceCard = ({ children, isWhole, reach: { data, error }, invited, warnings }: CardProps) => {
  const words = data && (data.count > 0 ? texts.reach(data.count, data.isExact) : texts.nobody);
  return (
    <Card>
      <Fieldset legend={texts.title} variant="unstyled" classNames={{ legend: classes.legend }}>
        <Stack>
          {children}
          {isWhole && (
            <div role="status">
              <Text fw={600}>{words ?? (error ? texts.countFailed : texts.counting)}</Text>
              <LeftOut reach={data} invited={invited} />
            </div>
          )}
          {isWhole && warnings}
        </Stack>
      </Fieldset>
    </Card>
  );
};
