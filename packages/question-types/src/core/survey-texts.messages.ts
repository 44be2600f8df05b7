/** Names of the texts of a survey, for translators. */
export const textNames = {
  title: 'Title',
  description: 'Description',
  introText: 'Introduction text',
  thankYouText: 'Thank-you text',
  thankYouLink: (number: number) => `Link ${number} of the thank-you`,
  introFileAlt: 'Description of the image',
  questionTitle: 'Question title',
  option: (number: number) => `Option ${number}`,
  row: (number: number) => `Row ${number}`,
  column: (number: number) => `Column ${number}`,
  level: (number: number) => `Label of level ${number}`,
  value: (value: string) => `Label of ${value}`,
  consent: 'Text that people agree to',
  unit: 'Unit',
  image: (number: number) => `Label of image ${number}`,
  imageAlt: (number: number) => `Description of image ${number}`,
};
