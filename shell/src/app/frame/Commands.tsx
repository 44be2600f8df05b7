import { useHotkeys } from '@folkmoot/ui';
import { lazy, Suspense } from 'react';
import { useCommands } from './use-commands';

const CommandPalette = lazy(async () => ({ default: (await import('../../features/command-palette')).CommandPalette }));
const KeyboardHelp = lazy(async () => ({ default: (await import('../../features/command-palette')).KeyboardHelp }));

/** The dialog that the keyboard has opened. */
export type OpenDialog = 'palette' | 'help' | null;

interface Props {
  open: OpenDialog;
  onChange: (open: OpenDialog) => void;
}

/** Ctrl-K works everywhere, a question mark outside of fields. Both dialogs are loaded on first use. */
export const Commands = ({ open, onChange }: Props) => {
  const showHelp = () => onChange('help');
  const close = () => onChange(null);
  const commands = useCommands(showHelp);
  useHotkeys([['mod+K', () => onChange('palette')]], []);
  useHotkeys([['shift+?', showHelp]]);
  return (
    <Suspense fallback={null}>
      {open === 'palette' ? <CommandPalette commands={commands} onClose={close} onHelp={showHelp} /> : null}
      {open === 'help' ? <KeyboardHelp onClose={close} /> : null}
    </Suspense>
  );
};
