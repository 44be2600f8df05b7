export const messages = {
  failed: 'It stopped because of a fault on our side. What is done stays; start it again for the others.',
  tagsGone: 'The tags of this change no longer exist.',
} as const;
