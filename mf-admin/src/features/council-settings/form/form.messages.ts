export const messages = {
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Settings saved successfully!',
  failed: 'Failed to save settings',
  discard: 'Discard',
} as const;
