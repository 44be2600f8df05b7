/** Column names of the file over all campaigns. */
export const exportHeader = [
  'Campaign',
  'Status',
  'Responses',
  'Responses in the period before',
  'Responses in all',
  'Target',
  'Started',
  'Completed',
  'Completion Rate (%)',
  'Last Response',
];

export const MISSING = 'N/A';
