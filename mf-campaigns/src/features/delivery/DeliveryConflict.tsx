import { type CampaignDetail, lookup } from '@folkmoot/contracts/client';
import { DraftConflict, type DraftForm } from '@folkmoot/shell-sdk';
import { frequencyLabels } from '../../entities/campaign/campaign-words.messages';
import type { DeliveryDraft } from './delivery.domain';
import { messages as texts } from './delivery.messages';

/** A time as in its field, without the letter between day and time. */
const timeInWords = (wall: string): string => wall.replace('T', ' ');

const wordsOf = (field: keyof DeliveryDraft, value: unknown): string | null => {
  if (field === 'frequency') return lookup(frequencyLabels, String(value)) ?? null;
  if (field === 'startDate' || field === 'endDate') return timeInWords(String(value)) || null;
  return null;
};

interface Props {
  form: DraftForm<CampaignDetail, DeliveryDraft>;
  /** Saves the choice. Without it, the button submits the surrounding form. */
  onSave?: () => void;
}

/** The choice between two values, when another person has changed the same field. */
export const DeliveryConflict = ({ form, onSave }: Props) => (
  <DraftConflict
    form={form}
    labelOf={(field) => texts.fields[field]}
    wordsOf={wordsOf}
    {...(onSave ? { onSave } : {})}
  />
);
