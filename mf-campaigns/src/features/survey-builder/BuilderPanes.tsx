import { Box, useMediaQuery } from '@folkmoot/ui';
import { Tabs } from '@folkmoot/ui/controls';
import { memo, type ReactNode, useEffect } from 'react';
import classes from './builder.module.css';
import { useBuilderState } from './builder-context';
import { CheckPanel } from './checks/CheckPanel';
import { Editor } from './editor/Editor';
import { Outline } from './outline/Outline';
import { Preview } from './preview/Preview';
import { messages } from './survey-builder.messages';

export type Pane = 'outline' | 'edit' | 'preview' | 'check';

const panes: Readonly<Record<Pane, () => ReactNode>> = {
  outline: () => <Outline />,
  edit: () => <Editor />,
  preview: () => <Preview />,
  check: () => <CheckPanel />,
};

interface PaneTabsProps {
  label: string;
  shown: readonly Pane[];
  value: Pane;
  onChange: (pane: Pane) => void;
}

/** Tabs for parts of the builder. One part is visible at a time. */
const PaneTabs = ({ label, shown, value, onChange }: PaneTabsProps) => {
  const errors = useBuilderState(({ problems }) => problems.filter(({ severity }) => severity === 'error').length);
  const nameOf = (pane: Pane) =>
    pane === 'check' && errors > 0 ? messages.checkWithErrors(errors) : messages.tab[pane];
  return (
    <Tabs value={value} onChange={(next) => next && onChange(next as Pane)} keepMounted={false}>
      <Tabs.List aria-label={label} mb="sm">
        {shown.map((pane) => (
          <Tabs.Tab key={pane} value={pane}>
            {nameOf(pane)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((pane) => (
        <Tabs.Panel key={pane} value={pane}>
          {panes[pane]()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};

interface Props {
  pane: Pane;
  onPane: (pane: Pane) => void;
}

const narrow: readonly Pane[] = ['outline', 'edit', 'preview', 'check'];
const beside: readonly Pane[] = ['preview', 'check'];

/** Wide screens show outline, editor and preview side by side. Narrow screens show one of them. */
export const BuilderPanes = memo(({ pane, onPane }: Props) => {
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const isFocusWanted = useBuilderState((state) => state.isFocusWanted);
  // On narrow screens, selecting a question opens the editor.
  useEffect(() => {
    if (isFocusWanted && !isWide) onPane('edit');
  }, [isFocusWanted, isWide, onPane]);
  if (!isWide) return <PaneTabs label={messages.tabs} shown={narrow} value={pane} onChange={onPane} />;
  return (
    <div className={classes.columns}>
      <Box className={classes.side}>
        <Outline />
      </Box>
      <Editor />
      <Box className={classes.side}>
        <PaneTabs
          label={messages.besides}
          shown={beside}
          value={pane === 'check' ? 'check' : 'preview'}
          onChange={onPane}
        />
      </Box>
    </div>
  );
});
