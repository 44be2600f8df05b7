import { MAX_EMAIL } from '@folkmoot/contracts/client';
import { TextInput } from '@folkmoot/ui';
import { messages } from './dialogs.messages';

export const EmailField = ({
  value,
  onChange,
  isFirst,
}: {
  value: string;
  onChange: (value: string) => void;
  isFirst?: boolean;
}) => (
  <TextInput
    label={messages.email}
    type="email"
    value={value}
    maxLength={MAX_EMAIL}
    onChange={(event) => onChange(event.currentTarget.value)}
    required
    data-autofocus={isFirst || undefined}
  />
);
