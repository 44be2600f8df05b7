/** How staff see the types of questions: their names, what they ask, and other words to find them by. */
export const typeWords = {
  budget: {
    label: 'Budget',
    summary: 'People share an amount, such as 100 points, among options.',
    keywords: 'points money allocation',
  },
  consent: {
    label: 'Consent',
    summary: 'People tick a box to agree to a text, which is kept with their answer.',
    keywords: 'agree terms permission',
  },
  date: {
    label: 'Date or Time',
    summary: 'People give a day, a time of day, or both.',
    keywords: 'calendar day',
  },
  dropdown: {
    label: 'Dropdown',
    summary: 'People choose one option from a list.',
    keywords: 'select single radio',
  },
  email: {
    label: 'Email Address',
    summary: 'People give an email address, which is checked as they type.',
    keywords: 'mail contact',
  },
  image: {
    label: 'Image Ranking',
    summary: 'People put pictures in order, the best first.',
    keywords: 'photo order',
  },
  matrix: {
    label: 'Matrix',
    summary: 'People choose one answer for each row of a table.',
    keywords: 'grid likert',
  },
  multiselect: {
    label: 'Multi-Select',
    summary: 'People tick all options that apply.',
    keywords: 'checkbox tick several',
  },
  number: {
    label: 'Number Rating',
    summary: 'People give a number, for example from 1 to 10.',
    keywords: 'scale nps score slider',
  },
  phone: {
    label: 'Phone Number',
    summary: 'People give a phone number in any usual spelling.',
    keywords: 'telephone mobile contact',
  },
  pictureChoice: {
    label: 'Picture Choice',
    summary: 'People choose one or several pictures.',
    keywords: 'image photo',
  },
  place: {
    label: 'Place on a Map',
    summary: 'People choose a place on your map, or an area from a list.',
    keywords: 'location pin',
  },
  postcode: {
    label: 'Postcode',
    summary: 'People give their full postcode. With a table of your council, only their ward is kept.',
    keywords: 'zip ward address',
  },
  ranking: {
    label: 'Drag & Drop Ranking',
    summary: 'People put options in order, the most important first.',
    keywords: 'order sort priority',
  },
  rating: {
    label: 'Smiley Rating',
    summary: 'People choose one of five faces, from sad to happy.',
    keywords: 'emoji face stars satisfaction',
  },
  text: {
    label: 'Short Text',
    summary: 'People write one line, such as a street or a name.',
    keywords: 'line name',
  },
  textarea: {
    label: 'Long Text',
    summary: 'People write in their own words, as much as they want.',
    keywords: 'comment paragraph open',
  },
};
