import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { DomainError, isDomainError } from '@folkmoot/contracts';
import { checkPdfObjects } from './check-pdf-objects';
import { messages } from './files.messages';

const END = 2048;

const refused = (detail: string, cause?: unknown): DomainError => new DomainError('file_unreadable', { detail, cause });

const parsed = async (bytes: Uint8Array): Promise<PDFDocument> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  // PDF readers handle a document without pages differently.
  if (document.getPageCount() === 0) throw refused(messages.pdfBroken);
  return document;
};

const failureOf = (error: unknown): DomainError => {
  if (isDomainError(error)) return error;
  return refused(error instanceof EncryptedPDFError ? messages.pdfLocked : messages.pdfBroken, error);
};

/**
 * Reads a PDF, refuses one that does more than show pages, and writes it again. Residents get only what was checked
 * here, because PDF readers differ in what they find in a file. Throws file_unreadable. Runs in a separate process.
 */
export const readPdf = async (bytes: Uint8Array): Promise<Buffer> => {
  const end = Buffer.from(bytes.subarray(Math.max(0, bytes.length - END))).toString('latin1');
  if (!end.includes('startxref') || !end.includes('%%EOF')) throw refused(messages.pdfBroken);
  try {
    const document = await parsed(bytes);
    checkPdfObjects(document);
    return Buffer.from(await document.save({ updateFieldAppearances: false, addDefaultPage: false }));
  } catch (error) {
    throw failureOf(error);
  }
};
