import {
  countAudienceOperation,
  listSegmentsOperation,
  listTagsOperation,
  type MailingAudience,
  type MailingKind,
  SMALL_GROUP,
} from '@folkmoot/contracts/client';
import { dayIn, momentInWords, useCouncilZone, useOperation } from '@folkmoot/shell-sdk';
import { Alert, Card, IconAlertTriangle, Stack, Text } from '@folkmoot/ui';
import { Checkbox, Fieldset, MultiSelect, Radio, Select } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
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

/** Whether the choice is complete. */
export const isWhole = (audience: MailingAudience): boolean => {
  if (audience.of === 'segment') return audience.segmentId !== '';
  return audience.of !== 'tags' || audience.tagIds.length > 0;
};

/** The current size of an audience. Polled. */
export const useReach = (campaignId: string, audience: MailingAudience) =>
  useOperation(
    countAudienceOperation,
    { body: { campaignId, audience } },
    { enabled: isWhole(audience), refetchInterval: RECOUNT_MS },
  );

const Note = ({ children }: { children: ReactNode }) => (
  <Alert color="amber" role="note" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
    {children}
  </Alert>
);

/** Warns about a second message to the same people, and can exclude them. */
const Again = ({ campaignId, audience, onChange }: Pick<Props, 'campaignId' | 'audience' | 'onChange'>) => {
  const zone = useCouncilZone();
  const { data } = useReach(campaignId, audience);
  if (audience.of === 'unanswered' || !isWhole(audience) || !data?.alreadyInvited) return null;
  return (
    <>
      <Text>{texts.again(data.alreadyInvited, data.invitedAt ? dayIn(data.invitedAt, zone) : null)}</Text>
      <Checkbox
        label={texts.leaveOut}
        description={texts.leaveOutHelp}
        checked={audience.withoutInvited ?? false}
        onChange={(event) => onChange({ ...audience, withoutInvited: event.currentTarget.checked })}
      />
    </>
  );
};

const Reach = ({ campaignId, audience }: Pick<Props, 'campaignId' | 'audience'>) => {
  const zone = useCouncilZone();
  const reach = useReach(campaignId, audience);
  if (!isWhole(audience)) return null;
  const { data } = reach;
  const words = data && (data.count > 0 ? texts.reach(data.count, data.isExact) : texts.nobody);
  return (
    <>
      <Text role="status" fw={600}>
        {words ?? (reach.error ? texts.countFailed : texts.counting)}
      </Text>
      {data && data.count > 0 && data.count < SMALL_GROUP && <Note>{texts.smallGroup}</Note>}
      {data?.nextReminderAt && <Note>{texts.nextReminder(momentInWords(data.nextReminderAt, zone))}</Note>}
    </>
  );
};

const Segments = ({ segmentId, onChange }: { segmentId: string; onChange: (segmentId: string) => void }) => {
  const { data } = useOperation(listSegmentsOperation, {});
  const options = (data?.items ?? []).map(({ id, name, activeSize }) => ({
    value: id,
    label: `${name} (${activeSize.toLocaleString('en')})`,
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

/** The audience of a mailing, with its current size. */
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
          <Segments segmentId={audience.segmentId} onChange={(segmentId) => onChange({ ...audience, segmentId })} />
        )}
        {audience.of === 'tags' && (
          <Tags tagIds={audience.tagIds} onChange={(tagIds) => onChange({ ...audience, tagIds })} />
        )}
        <Again campaignId={campaignId} audience={audience} onChange={onChange} />
        <Reach campaignId={campaignId} audience={audience} />
      </Stack>
    </Fieldset>
  </Card>
);
