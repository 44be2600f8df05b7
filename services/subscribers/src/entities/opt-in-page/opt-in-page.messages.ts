export const pageMessages = {
  emailLabel: 'Email Address',
  emailPlaceholder: 'you@example.com',
  sameId: 'Another field has this id already.',
  noOptions: 'Give at least one option to choose from.',
  sameOption: 'Two options read the same.',
  /** Title of a copy. */
  copyOf: (title: string) => `${title.slice(0, 190)} (copy)`,
  leadsToCampaign: (title: string) =>
    `This address is the short link of the campaign “${title}”, or was before. Choose another one.`,
  leadsElsewhere: (title: string) => `This address still leads to the page “${title}”. Choose another one.`,
} as const;
