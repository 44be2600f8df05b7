const withResponses = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ' with its one response' : ` with its ${count} responses`;
};

const campaigns = (count: number): string => `${count} ${count === 1 ? 'campaign' : 'campaigns'}`;

export const actionTexts = {
  moreOf: (title: string) => `More actions for ${title}`,
  pause: 'Pause',
  resume: 'Resume',
  duplicate: 'Duplicate',
  labels: 'Labels',
  archive: 'Archive',
  unarchive: 'Unarchive',
  delete: 'Delete',
  undo: 'Undo',
  open: 'Open',
  deleteTitle: 'Delete campaign',
  deleteQuestion: 'Are you sure you want to delete this campaign?',
  deleteConsequences: (title: string, responses: number) =>
    `“${title}”${withResponses(responses)} will be deleted. Its public link and printed QR codes stop working at once. You can restore it for 30 days.`,
  deleted: (title: string) => `“${title}” was deleted.`,
  restored: (title: string) => `“${title}” is back.`,
  archived: (title: string) => `“${title}” was archived.`,
  archivedSeveral: (count: number) => (count === 1 ? '1 campaign was archived.' : `${count} campaigns were archived.`),
  archivedSome: (done: number, failed: number) =>
    `${campaigns(done)} archived. ${campaigns(failed)} could not be archived.`,
  unarchived: (title: string, status: string) => `“${title}” is back from the archive. Its status is ${status}.`,
  unarchivedSeveral: (count: number) => `${campaigns(count)} back from the archive.`,
  duplicated: (title: string) => `“${title}” was created as a draft.`,
  paused: 'Campaign paused. No new responses will be collected until you reactivate it.',
  resumed: 'Campaign resumed. Your survey is collecting responses again.',
  deleteFailed: 'Failed to delete campaign',
  restoreFailed: 'Failed to restore the campaign',
  duplicateFailed: 'Failed to duplicate campaign',
  statusFailed: 'Failed to update campaign status',
  labelDialog: {
    title: 'Labels',
    field: 'Labels of this campaign',
    help: (most: number) =>
      `Your council’s own words to group campaigns, such as Parks or 2027. Press Enter after each one. At most ${most}. Residents do not see them.`,
    save: 'Save labels',
    cancel: 'Cancel',
    saved: 'Labels saved.',
    failed: 'Failed to save the labels. Please try again.',
    stale: 'Somebody else has changed this campaign. Close this dialog and try again.',
  },
} as const;
