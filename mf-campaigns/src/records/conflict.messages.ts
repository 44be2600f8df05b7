export const messages = {
  title: 'Someone else changed this in the meantime. Reload to see their changes.',
  text: 'What you typed is still here. Load their changes and lose yours, or save yours over them.',
  reload: 'Load their changes',
  overwrite: 'Save mine',
} as const;
