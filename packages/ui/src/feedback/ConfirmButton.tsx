import type { ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ComponentProps } from 'react';
import { Button } from '../form/Button';
import { ConfirmDialog } from './ConfirmDialog';

type Question = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'opened' | 'onClose' | 'isDangerous' | 'title' | 'confirmLabel'
>;

interface Props extends Question {
  /** Text of the button and of the confirming button. */
  label: string;
  /** Title of the dialog. Defaults to the label. */
  title?: string;
  button?: ButtonProps;
}

/** A button for a final action. It asks for confirmation first. */
export const ConfirmButton = ({ label, title = label, button, ...question }: Props) => {
  const [isAsked, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="subtle" color="red" {...button} onClick={open}>
        {label}
      </Button>
      <ConfirmDialog {...question} opened={isAsked} title={title} confirmLabel={label} isDangerous onClose={close} />
    </>
  );
};
