export const messages = {
  imageBroken: 'This picture is damaged or incomplete and cannot be used. Please save it again and upload that.',
  imageTooManyPixels: 'This picture has too many pixels. Please make it smaller, 50 megapixels at most.',
  imageTooMuch: 'This picture takes too long to read. Please save it again in a simpler form, such as JPG or PNG.',
  pdfBroken: 'This PDF is damaged or incomplete and cannot be used. Please save it again and upload that.',
  pdfLocked: 'This PDF is locked or packed in a way that cannot be checked. Please save it without protection.',
  pdfTooMuch: 'This PDF takes too long to check. Please print it to a new PDF and upload that.',
  pdfActive: (content: string) =>
    `This PDF holds ${content}, which could harm residents. Please print it to a new PDF and upload that.`,
  scripts: 'scripts',
  launches: 'actions that start programs',
  actions: 'actions other than links to pages',
  attachments: 'attached files',
  media: 'embedded media',
  forms: 'a form with program code',
  unknown: (name: string) => `something that does not belong in a document (“${name.slice(0, 40)}”)`,
} as const;
