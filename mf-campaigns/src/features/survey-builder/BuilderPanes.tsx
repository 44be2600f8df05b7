import { IconCircleCheck, IconEye, IconListDetails, IconPencil } from '@folkmoot/ui';
import { Tabs } from '@folkmoot/ui/controls';
import { type ComponentType, memo, useEffect } from 'react';
import classes from './builder.module.css';
import { useBuilderState } from './builder-context';
import type { Aside } from './builder-view';
import { CheckPanel } from './checks/CheckPanel';
import { Editor } from './editor/Editor';
import { Outline } from './outline/Outline';
import { Preview } from './preview/Preview';
import { messages } from './survey-builder.messages';

export type Pane = 'outline' | 'edit' | 'preview' | 'check';

interface Panel {
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
  Content: ComponentType;
}

const panels: Readonly<Record<Pane, Panel>> = {
  outline: { icon: IconListDetails, Content: Outline },
  edit: { icon: IconPencil, Content: Editor },
  preview: { icon: IconEye, Content: Preview },
  check: { icon: IconCircleCheck, Content: CheckPanel },
};

const order: readonly Pane[] = ['outline', 'edit', 'preview', 'check'];

interface NarrowProps {
  pane: Pane;
  onPane: (pane: Pane) => void;
}

/** Narrow screens show one part at a time. On a phone the tabs are at the bottom, in reach of the thumb. */
export const NarrowPanes = memo(({ pane, onPane }: NarrowProps) => {
  const errors = useBuilderState(({ problems }) => problems.filter(({ severity }) => severity === 'error').length);
  const isFocusWanted = useBuilderState((state) => state.isFocusWanted);
  // Selecting a question opens the editor.
  useEffect(() => {
    if (isFocusWanted) onPane('edit');
  }, [isFocusWanted, onPane]);
  const nameOf = (each: Pane) =>
    each === 'check' && errors > 0 ? messages.checkWithErrors(errors) : messages.tab[each];
  return (
    <Tabs value={pane} onChange={(next) => next && onPane(next as Pane)} keepMounted={false} className={classes.narrow}>
      <Tabs.List aria-label={messages.tabs} className={classes.tabs}>
        {order.map((each) => {
          const { icon: Icon } = panels[each];
          return (
            <Tabs.Tab
              key={each}
              value={each}
              className={classes.tab}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
            >
              {nameOf(each)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {order.map((each) => {
        const { Content } = panels[each];
        return (
          <Tabs.Panel key={each} value={each} className={classes.panel}>
            <Content />
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
});

/** Wide screens show outline and editor, and beside them the preview or the check. */
export const WidePanes = memo(({ aside }: { aside: Aside }) => {
  const Content = aside && panels[aside].Content;
  return (
    <div className={classes.columns} data-aside={aside ?? undefined}>
      <div className={classes.side}>
        <Outline />
      </div>
      <div className={classes.middle}>
        <Editor />
      </div>
      {Content && (
        <div className={classes.side}>
          <Content />
        </div>
      )}
    </div>
  );
});
