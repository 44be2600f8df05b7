import { Button, Stack, TextInput } from '@folkmoot/ui';
import { type FormEvent, useRef, useState } from 'react';
import { messages } from './second-factor.messages';

const MAX_CODE = 40;

interface Props {
  kind: 'app' | 'recovery';
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** Asks for a code of six digits, or for a recovery code. */
export const CodeForm = ({ kind, isBusy, onCode }: Props) => {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = code.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onCode(code.trim());
  };
  const isApp = kind === 'app';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          ref={field}
          label={isApp ? messages.code : messages.recoveryCode}
          description={isApp ? messages.codeHelp : messages.recoveryHelp}
          value={code}
          maxLength={MAX_CODE}
          size="md"
          data-autofocus
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          error={isMissing ? messages.codeMissing : null}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth disabled={isBusy}>
          {isBusy ? messages.confirming : messages.confirm}
        </Button>
      </Stack>
    </form>
  );
};
