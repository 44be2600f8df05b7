export const messages = {
  save: 'Save Survey',
  /** Texts of the catalogue. */
  saved: 'Survey saved successfully!',
  saveFailed: 'Error saving survey. Please try again.',
  noCouncil: 'Council ID not available. Please try logging in again.',
  states: {
    saved: 'Saved',
    saving: 'Saving…',
    retrying: 'Not saved – retrying',
    offline: 'Offline: changes are kept on this device',
    conflict: 'Not saved: someone else has saved this survey',
  },
  /** Used when the device stores nothing either. */
  offlineUnkept: 'Offline: not saved. Keep this page open',
  refused: (reason: string) => `Not saved: ${reason}`,
  readOnly: 'You can read this survey. Editing needs another role.',
  restoreTitle: 'Changes that were not saved',
  restoreText: (moment: string) => `Your changes of ${moment} did not reach the server. They are kept on this device.`,
  restore: 'Restore my changes',
  discard: 'Discard them',
  restored: 'Your changes are back.',
  discarded: 'The changes kept on this device were discarded.',
  undo: 'Undo',
  leaveKept: 'They stay on this device and will be offered when you come back.',
} as const;
