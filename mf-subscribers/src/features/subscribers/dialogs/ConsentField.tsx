import { MAX_CONSENT_SOURCE } from '@folkmoot/contracts/client';
import { TextInput } from '@folkmoot/ui';
import { messages } from './dialogs.messages';

/** The source of a consent that staff enter. Required for every new topic. */
export const ConsentField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextInput
    label={messages.consent}
    description={messages.consentHelp}
    value={value}
    maxLength={MAX_CONSENT_SOURCE}
    onChange={(event) => onChange(event.currentTarget.value)}
    required
  />
);
