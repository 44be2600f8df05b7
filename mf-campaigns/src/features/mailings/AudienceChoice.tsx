import {
  countAudienceOperation,
  listSegmentsOperation,
  listTagsOperation,
  type MailingAudience,
  type MailingKind,
} from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Card, Stack, Text } from '@folkmoot/ui';
import { Fieldset, MultiSelect, Radio, Select } from '@folkmoot/ui/controls';
import { messages } from './mailings.messages';
import classes from './mailings.module.css';

const texts = messages.editor;
const RECOUNT_MS = 30_000;

interface Props {
  campaignId: string;
  kind: MailingKind;
  audience: MailingAudience;
  onChange: (audience: MailingAudience) => void;
}

/** Whether it says whom it means. */
export const isWhole = (audience: MailingAudience): boolean => {
  if (audience.of === 'segment') return audience.segmentId !== '';
  return audience.of !== 'tags' || audience.tagIds.length > 0;
};

/** How many people an audience has now; counted again now and then. */
export const useReach = (campaignId: string, audience: MailingAudience) =>
  useOperation(
    countAudienceOperation,
    { body: { campaignId, audience } },
    { enabled: isWhole(audience), refetchInterval: RECOUNT_MS },
  );

const Reach = ({ campaignId, audience }: Pick<Props, 'campaignId' | 'audience'>) => {
  const reach = useReach(campaignId, audience);
  if (!isWhole(audience)) return null;
  const { data } = reach;
  const words = data && (data.count > 0 ? texts.reach(data.count, data.isExact) : texts.nobody);
  return (
    <Text role="status" fw={600}>
      {words ?? (reach.error ? texts.countFailed : texts.counting)}
    </Text>
  );
};

const Segments = ({ segmentId, onChange }: { segmentId: string; onChange: (segmentId: string) => void }) => {
  const { data } = useOperation(listSegmentsOperation, {});
  const options = (data?.items ?? []).map(({ id, name, activeSize }) => ({
    value: id,
    label: `${name} (${activeSize.toLocaleString('en')})`,
  }));
  return (
    <Select
      label={texts.chooseSegment}
      description={data && options.length === 0 ? texts.noSegments : undefined}
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
        label: `${name} (${subscriberCount.toLocaleString('en')})`,
      }))}
      value={[...tagIds]}
      onChange={onChange}
      searchable
    />
  );
};

const beginnings: Readonly<Record<string, MailingAudience>> = {
  everybody: { of: 'everybody' },
  segment: { of: 'segment', segmentId: '' },
  tags: { of: 'tags', tagIds: [] },
};

/** Whom a mailing is for, with how many that are now. */
export const AudienceChoice = ({ campaignId, kind, audience, onChange }: Props) => (
  <Card>
    <Fieldset legend={texts.audience} variant="unstyled" classNames={{ legend: classes.legend }}>
      <Stack>
        {kind === 'reminder' ? (
          <div>
            <Text>{texts.unanswered}</Text>
            <Text size="sm" c="dimmed">
              {texts.unansweredHelp}
            </Text>
          </div>
        ) : (
          <Radio.Group
            aria-label={texts.audience}
            value={audience.of}
            onChange={(of) => onChange(beginnings[of] ?? { of: 'everybody' })}
          >
            <Stack gap="xs">
              <Radio value="everybody" label={texts.everybody} />
              <Radio value="segment" label={texts.segment} />
              <Radio value="tags" label={texts.tags} />
            </Stack>
          </Radio.Group>
        )}
        {audience.of === 'segment' && (
          <Segments segmentId={audience.segmentId} onChange={(segmentId) => onChange({ of: 'segment', segmentId })} />
        )}
        {audience.of === 'tags' && (
          <Tags tagIds={audience.tagIds} onChange={(tagIds) => onChange({ of: 'tags', tagIds })} />
        )}
        <Reach campaignId={campaignId} audience={audience} />
      </Stack>
    </Fieldset>
  </Card>
);
