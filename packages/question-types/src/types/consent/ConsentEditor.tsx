import { MAX_CONSENT } from '@folkmoot/contracts/client';
import { Textarea } from '@folkmoot/ui/controls';
import type { EditorProps } from '../../views';
import { messages } from './consent-staff.messages';

export const ConsentEditor = ({ question, onChange }: EditorProps) => (
  <Textarea
    label={messages.text}
    description={messages.textHint}
    value={question.consentText ?? ''}
    maxLength={MAX_CONSENT}
    autosize
    minRows={2}
    onChange={(event) => onChange({ consentText: event.currentTarget.value })}
  />
);
