export const messages = {
  signIn: 'Sign in',
  getStarted: 'Get Started',
  startTrial: 'Start Free Trial',
  viewDemo: 'View Demo Survey',
  skip: 'Skip to the content',
  eyebrow: 'Community feedback for councils',
  headline: 'Ask residents. Hear everyone. Show what changed.',
  lead: 'Short surveys that people finish on a phone at the bus stop, without an account or an app, and results your team can bring to the next meeting.',
  proofs: ['No account for residents', 'No cookies, no tracking', 'Works without JavaScript'],
  featuresTitle: 'Everything a consultation needs, nothing it does not',
  featuresLead: 'From the first question to the report, in one place and in plain words.',
  closingTitle: 'Put the next decision to the people it is for',
  closingText: 'Set up a survey this morning, put the code on a poster this afternoon, read the first answers tonight.',
  footerText: (product: string) => `${product} helps councils listen, and report back.`,
  footerProduct: 'Product',
  footerHelp: 'Help',
  footerDemo: 'Demo survey',
  footerSupport: 'Technical support',
  rights: (product: string, year: number) => `© ${year} ${product}`,
  preview: {
    progress: 'Question 2 of 5',
    question: 'How do you find the new cycle lane on Mill Road?',
    faces: ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied'],
    next: 'Next',
    results: 'Mill Road, the first week',
    live: 'Live',
  },
} as const;

export interface Feature {
  icon: 'builder' | 'delivery' | 'insights' | 'privacy' | 'reports' | 'team';
  title: string;
  text: string;
  link: string;
  to: string;
  /** A page of another application, which needs a full page load. */
  isDocument?: boolean;
}

/** Each card leads to something that exists. */
export const features: readonly Feature[] = [
  {
    icon: 'builder',
    title: 'Survey builder',
    text: 'Ratings, rankings and text in any order, with questions that appear only where they matter. Move them by mouse or keyboard.',
    link: 'Build a survey',
    to: '/dashboard/campaigns',
  },
  {
    icon: 'delivery',
    title: 'Reach people where they are',
    text: 'Share a link, or print a QR code on a poster. Nobody has to log in to answer. SMS coming soon.',
    link: 'Start a campaign',
    to: '/dashboard/campaigns',
  },
  {
    icon: 'insights',
    title: 'Results while they come in',
    text: 'Every answer is in your report within a second: counts, shares and the time people took, question by question.',
    link: 'See the overview',
    to: '/dashboard/overview',
  },
  {
    icon: 'privacy',
    title: 'Anonymous by design',
    text: 'Made for GDPR, CCPA and the Australian Privacy Act: no address is stored with an answer, and no cookie is set.',
    link: 'Try it as a resident',
    to: '/survey/demo',
    isDocument: true,
  },
  {
    icon: 'reports',
    title: 'Ready for the council meeting',
    text: 'Charts with the figures beside them, for the date range you choose, that stand up to a question from the floor.',
    link: 'Open the reports',
    to: '/dashboard/campaigns',
  },
  {
    icon: 'team',
    title: 'One team, clear roles',
    text: 'Staff run campaigns, administrators keep the settings, and everyone sees the same figures.',
    link: 'Meet the team page',
    to: '/dashboard/team',
  },
];
