import { questionTypes } from '@folkmoot/question-types/core';
import { Button, IconChevronDown, IconPlus } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { newPartId } from './builder.domain';
import type { BuilderStore } from './builder.store';
import { messages } from './survey-builder.messages';

/** Offers every question type that is registered. */
export const AddQuestionMenu = ({ store }: { store: BuilderStore }) => (
  <Menu position="bottom-start" width={240}>
    <Menu.Target>
      <Button
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
      >
        {messages.addQuestion}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {questionTypes.map((type) => (
        <Menu.Item
          key={type.id}
          onClick={() => store.getState().add(type.create(newPartId('q'), () => newPartId('o')))}
        >
          {type.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
