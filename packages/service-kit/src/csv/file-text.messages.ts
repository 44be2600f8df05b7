export const messages = {
  workbook: 'This is an Excel workbook. Save it as CSV (comma or semicolon separated) and choose that file.',
  binary: 'This file is not text. Choose a CSV file.',
} as const;
