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
import { FilterFields } from './filter/FilterFields';
import { tidied } from './filter/filter';
import { filterTexts } from './filter/filter.messages';
import { segmentTexts as texts } from './segment.messages';

/** The name, and the conditions of the filter as fields of their own, so that changes of others merge by condition. */
interface SegmentDraft extends SubscriberFilter {
  name: string;
}

const fieldLabels: Readonly<Record<keyof SegmentDraft, string>> = {
  name: texts.name,
  q: filterTexts.text,
  tagIds: filterTexts.tags,
  status: filterTexts.status,
  source: filterTexts.source,
  subscribedFrom: filterTexts.from,
  subscribedTo: filterTexts.to,
};

const readSegment = async (segmentId: string): Promise<Segment> => {
  const { items } = await api.call(listSegmentsOperation, {});
  const segment = items.find(({ id }) => id === segmentId);
  if (!segment) throw new Error(`Segment ${segmentId} is not in the list.`);
  return segment;
};

const useSegmentForm = (segment: Segment | null, initialFilter: SubscriberFilter) => {
  const onServerValue = useRefresh();
  return useDraft<Segment | null, SegmentDraft>({
    saved: segment,
    draftOf: (saved) => ({ name: saved?.name ?? '', ...(saved?.filter ?? initialFilter) }),
    onServerValue,
    failuresIn: 'form',
    texts: { failed: texts.failed, saved: (saved) => texts.saved(saved.name, saved.size, saved.activeSize) },
    send: ({ name, ...filter }, { base }) => {
      const body = { name, filter: tidied(filter) };
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

/** Name and filter of a new or existing segment. */
export const SegmentDialog = ({ title, segment, filter: begin = {}, onClose }: Props) => {
  const tags = useTags();
  const form = useSegmentForm(segment, begin);
  const { name, ...conditions } = form.draft;
  return (
    <FormDialog
      title={title}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={name.trim() !== ''}
      isBusy={form.isSaving}
      failure={form.failure}
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
      <FilterFields filter={conditions} onChange={form.change} tags={tags} />
    </FormDialog>
  );
};
