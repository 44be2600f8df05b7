import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { questionTypes } from '@folkmoot/question-types/core';
import { QuestionTypeIcon } from '@folkmoot/question-types/editor';
import { Text } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { type ReactNode, useId } from 'react';
import { useTools } from '../builder-context';
import { newQuestion } from '../draft/draft.domain';
import { useLanguages } from '../translations/languages';
import classes from './editor.module.css';

interface Props {
  /** The type of the present question, which is not offered. */
  current?: QuestionTypeId;
  onPick: (type: QuestionTypeId) => void;
  /** Whether the focus returns to the button. Otherwise the new question takes it. */
  returnFocus?: boolean;
  children: ReactNode;
}

/** All registered question types, each with its icon and a sentence. */
export const QuestionTypeMenu = ({ current, onPick, returnFocus = false, children }: Props) => {
  const id = useId();
  return (
    <Menu position="bottom-start" width={372} returnFocus={returnFocus}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={classes.types}>
        {questionTypes
          .filter((type) => type.id !== current)
          .map((type) => (
            <Menu.Item
              key={type.id}
              leftSection={<QuestionTypeIcon type={type.id} size={20} />}
              aria-labelledby={`${id}-${type.id}`}
              aria-describedby={`${id}-${type.id}-summary`}
              onClick={() => onPick(type.id)}
            >
              <Text id={`${id}-${type.id}`} fw={500}>
                {type.label}
              </Text>
              <Text id={`${id}-${type.id}-summary`} size="xs" c="dimmed">
                {type.summary}
              </Text>
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** Inserts a question of the chosen type after `afterId`, or at the end. */
export const InsertMenu = ({ afterId, children }: { afterId?: string; children: ReactNode }) => {
  const { store } = useTools();
  const { main, country } = useLanguages();
  return (
    <QuestionTypeMenu onPick={(type) => store.getState().add(newQuestion(type, main, country), afterId)}>
      {children}
    </QuestionTypeMenu>
  );
};
