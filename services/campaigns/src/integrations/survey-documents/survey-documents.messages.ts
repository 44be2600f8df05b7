/** Texts for staff about a document that became questions. */
export const messages = {
  empty: 'The file has no text.',
  noQuestions:
    'No question was found. Write each question on a line of its own that ends with a question mark, or number the questions.',
  oldWord: 'This is a file of an old version of Word. Open it in Word, save it as .docx, and choose that file.',
  pdf: 'Questions cannot be read from a PDF. Choose the Word document that it was made from, or paste the text.',
  notSupported:
    'Choose a Word document (.docx), a text file, a CSV file, a downloaded survey, or a survey of SurveyJS (.json) or LimeSurvey (.lss, .lsq).',
  unknownJson:
    'This JSON file is not a survey that can be read. Choose a survey that was downloaded in Folkmoot, or one of SurveyJS.',
  brokenWord: 'This Word document is damaged and cannot be read.',
  tooMuch: 'This document takes too long to read. Paste only the text of the questions.',
  noHeader: 'The first row of a CSV file must name its columns. One of them must be “question”.',
  question: (number: number) => `Question ${number}`,
  column: (name: string) => `Column “${name}”`,
  options: (label: string, count: number) => `${label} with ${count} ${count === 1 ? 'option' : 'options'}`,
  becameRating: 'Five answers became a smiley rating, from worst to best.',
  becameNumber: (min: number, max: number) => `The scale became a number rating from ${min} to ${max}.`,
  becameRows: (count: number) => `The table became ${count} questions, one for each row.`,
  lineToWrite: 'The line to write on was left out.',
  duplicateOptions: 'Answers that appear twice were put in once.',
  cut: (limit: number) => `A text longer than ${limit} characters was cut.`,
  unknownType: (type: string) => `“${type}” is no question type. The type was chosen from the answers.`,
  routing: (text: string) =>
    `“${text}” sends people to another question. Set this in the builder: “Show this question only if”.`,
  heading: 'Headings between questions are not carried over.',
  unplaced: 'This text belongs to no question.',
  unknownColumn: 'This column is not known.',
  emptyRow: (line: number) => `Row ${line}`,
  rowWithoutQuestion: 'This row has no question.',
  tooMany: (most: number) => `A survey has at most ${most} questions. The rest was left out.`,
  tooManyOptions: (most: number) => `A question has at most ${most} options. The rest was left out.`,
  document: 'The document',
  pictures: (count: number) => (count === 1 ? 'A picture was left out.' : `${count} pictures were left out.`),
} as const;
