import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';

const pdfText = async (bytes: Uint8Array): Promise<string> => (await extractText(bytes, { mergePages: true })).text;

const wordText = async (bytes: Uint8Array): Promise<string> => {
  const document = unzipSync(bytes)['word/document.xml'] ?? new Uint8Array();
  return strFromU8(document).replace(/<[^>]+>/g, ' ');
};

const readers = { PDF: pdfText, Word: wordText } as const;

/** Downloads the report that is being arranged. Returns its text with single spaces. */
export const arrangedReportText = async (page: Page, format: keyof typeof readers): Promise<string> => {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const bytes = new Uint8Array(await readFile(await (await saving).path()));
  return (await readers[format](bytes)).replace(/\s+/g, ' ');
};
