import { TextInput } from '@folkmoot/ui';
import { messages } from './dialogs.messages';

/** Where a consent that staff enter comes from: no topic begins without it. */
export const ConsentField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextInput
    label={messages.consent}
    description={messages.consentHelp}
    value={value}
    maxLength={300}
    onChange={(event) => onChange(event.currentTarget.value)}
    required
  />
);
