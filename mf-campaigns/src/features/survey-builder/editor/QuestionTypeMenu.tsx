import { questionTypes } from '@folkmoot/question-types/core';
import { Menu } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { useTools } from '../builder-context';
import { newPartId } from '../draft/draft.domain';
import { useLanguages } from '../translations/languages';

/** Offers all registered question types. Inserts the new question after `afterId` or at the end. */
export const QuestionTypeMenu = ({ afterId, children }: { afterId?: string; children: ReactNode }) => {
  const { store } = useTools();
  const { main } = useLanguages();
  return (
    // The new question's title gets the focus, not the button of the menu.
    <Menu position="bottom-start" width={240} returnFocus={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {questionTypes.map((type) => (
          <Menu.Item
            key={type.id}
            onClick={() =>
              store.getState().add(
                type.create(newPartId('q'), () => newPartId('o'), main),
                afterId,
              )
            }
          >
            {type.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
