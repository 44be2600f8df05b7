import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { Popover } from '@folkmoot/ui/controls';
import { cloneElement, type ReactElement, useRef, useState } from 'react';
import { useTools } from '../builder-context';
import { newQuestion } from '../draft/draft.domain';
import { useLanguages } from '../translations/languages';
import { messages } from './editor.messages';
import classes from './editor.module.css';
import { TypeList } from './TypeList';

interface Props {
  /** The type of the present question, which is not offered. */
  current?: QuestionTypeId;
  onPick: (type: QuestionTypeId) => void;
  /** Whether the focus returns to the button after a choice. Otherwise the new question takes it. */
  returnFocus?: boolean;
  /** The button that opens the list. */
  children: ReactElement<{ onClick?: () => void }>;
}

/** A button that opens the list of question types. */
export const QuestionTypeMenu = ({ current, onPick, returnFocus = false, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const focusButton = () => button.current?.querySelector('button')?.focus();
  const close = () => {
    setIsOpen(false);
    focusButton();
  };
  const pick = (type: QuestionTypeId) => {
    setIsOpen(false);
    if (returnFocus) focusButton();
    onPick(type);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width="min(420px, calc(100vw - 24px))"
      middlewares={{ shift: { padding: 12 }, flip: true, size: true }}
      closeOnEscape={false}
      shadow="md"
    >
      <div ref={button} className={classes.typeButton}>
        <Popover.Target>{cloneElement(children, { onClick: () => setIsOpen(!isOpen) })}</Popover.Target>
      </div>
      <Popover.Dropdown className={classes.types} aria-label={messages.types} aria-labelledby={undefined}>
        <TypeList current={current} onPick={pick} onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
};

/** Inserts a question of the chosen type after `afterId`, or at the end. */
export const InsertMenu = ({ afterId, children }: Pick<Props, 'children'> & { afterId?: string }) => {
  const { store } = useTools();
  const { main, country } = useLanguages();
  return (
    <QuestionTypeMenu onPick={(type) => store.getState().add(newQuestion(type, main, country), afterId)}>
      {children}
    </QuestionTypeMenu>
  );
};
