import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface Props {
  label: string;
  help?: ReactNode;
  error?: string | null;
  isRequired?: boolean;
  /** Receives the ids that connect the control with its label, help and error. */
  children: (wiring: Wiring) => ReactNode;
}

/** Label, help and error for controls that are not Mantine inputs. Mantine inputs have their own. */
export const FormField = ({ label, help, error, isRequired, children }: Props) => {
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={help}
      error={error}
      required={isRequired}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      descriptionProps={{ id: `${id}-help` }}
      errorProps={{ id: `${id}-error` }}
      labelElement="label"
    >
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </Input.Wrapper>
  );
};
