import {
  createSegmentOperation,
  listSegmentsOperation,
  MAX_SEGMENT_NAME,
  type Segment,
  type SubscriberFilter,
  updateSegmentOperation,
} from '@folkmoot/contracts/client';
import { api, DraftConflict, useDraft } from '@folkmoot/shell-sdk';
import { TextInput } from '@folkmoot/ui';
import { FormDialog } from '../subscriber/FormDialog';
import { useRefresh } from '../subscriber/use-refresh';
import { useTags } from '../tag/use-tags';
import { LiveCount } from './rule/LiveCount';
import { RuleEditor } from './rule/RuleEditor';
import { filterOfRule, finishedRule, isSameRule, isUnfinished, ruleOfSegment } from './rule/rule.domain';
import { ruleTexts } from './rule/rule.messages';
import { useRuleFields } from './rule/use-rule-fields';
import { segmentTexts as texts } from './segment.messages';
import { type SegmentDraft, useDraftInHistory } from './segment-address';

const fieldLabels: Readonly<Record<keyof SegmentDraft, string>> = {
  name: texts.name,
  rule: ruleTexts.conditions,
};

const readSegment = async (segmentId: string): Promise<Segment> => {
  const { items } = await api.call(listSegmentsOperation, {});
  const segment = items.find(({ id }) => id === segmentId);
  if (!segment) throw new Error(`Segment ${segmentId} is not in the list.`);
  return segment;
};

/** A rule that a simple filter can express is saved as one. */
const conditionsOf = (rule: SegmentDraft['rule']): Pick<Segment, 'filter' | 'rule'> => {
  const finished = finishedRule(rule);
  const filter = filterOfRule(finished);
  return filter ? { filter, rule: null } : { filter: {}, rule: finished };
};

/** The stored count, while the rule is the saved one. */
const keptCountOf = (saved: Segment | null, rule: SegmentDraft['rule']) => {
  if (!saved || saved.isCounting || !isSameRule(ruleOfSegment(saved.filter, saved.rule), rule)) return null;
  return { size: saved.size, countedAt: saved.countedAt ?? null };
};

const useSegmentForm = (segment: Segment | null, initialFilter: SubscriberFilter) => {
  const onServerValue = useRefresh();
  return useDraft<Segment | null, SegmentDraft>({
    saved: segment,
    draftOf: (saved) => ({
      name: saved?.name ?? '',
      rule: ruleOfSegment(saved?.filter ?? initialFilter, saved?.rule),
    }),
    onServerValue,
    failuresIn: 'form',
    texts: {
      failed: texts.failed,
      saved: (saved) =>
        saved.isCounting ? texts.savedUncounted(saved.name) : texts.saved(saved.name, saved.size, saved.activeSize),
    },
    send: ({ name, rule }, { base }) => {
      const body = { name, ...conditionsOf(rule) };
      if (!base) return api.call(createSegmentOperation, { body });
      return api.call(updateSegmentOperation, {
        params: { segmentId: base.id },
        body: { ...body, revision: base.revision },
      });
    },
    read: ({ id }) => readSegment(id),
  });
};

interface Props {
  title: string;
  /** Null for a new segment. */
  segment: Segment | null;
  /** The initial filter of a new segment. */
  filter?: SubscriberFilter;
  onClose: () => void;
}

/** Name and conditions of a new or existing segment. */
export const SegmentDialog = ({ title, segment, filter: begin = {}, onClose }: Props) => {
  const tags = useTags();
  const { fields } = useRuleFields();
  const form = useSegmentForm(segment, begin);
  useDraftInHistory(form);
  const { name, rule } = form.draft;
  return (
    <FormDialog
      title={title}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={name.trim() !== '' && !isUnfinished(rule)}
      isBusy={form.isSaving}
      failure={form.failure}
      size="xl"
      onClose={onClose}
      onSubmit={async () => {
        if (await form.save()) onClose();
      }}
    >
      <DraftConflict form={form} labelOf={(field) => fieldLabels[field]} />
      <TextInput
        label={texts.name}
        placeholder={texts.namePlaceholder}
        value={name}
        maxLength={MAX_SEGMENT_NAME}
        onChange={(event) => form.change({ name: event.currentTarget.value })}
        required
        data-autofocus
      />
      <RuleEditor rule={rule} fields={fields} tags={tags} onChange={(next) => form.change({ rule: next })} />
      <LiveCount rule={rule} kept={keptCountOf(form.base, rule)} />
    </FormDialog>
  );
};
