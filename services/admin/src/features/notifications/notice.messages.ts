const responses = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'response' : 'responses'}`;

/** The mails to staff, in English. */
export const messages = {
  untitled: 'A campaign',
  more: (count: number) => `• And ${count} more.`,
  off: 'Switch these mails off',
  completed: {
    subject: (title: string) => `“${title}” is complete`,
    text: (count: number) =>
      `The campaign takes no more responses. ${responses(count)} ${count === 1 ? 'was' : 'were'} counted.`,
    action: 'Open the report',
    why: (council: string) => `You receive this when a campaign of ${council} is completed.`,
  },
  mentioned: {
    subject: (title: string) => `You were mentioned in “${title}”`,
    text: (question: string) => `A colleague mentioned you in a comment on the question “${question}”.`,
    untitledQuestion: 'A colleague mentioned you in a comment on a question.',
    action: 'Open the comment',
    why: (council: string) => `You receive this when a colleague at ${council} mentions you in a comment.`,
  },
  webhookOff: {
    subject: (host: string) => `The webhook to ${host} was switched off`,
    reasons: {
      gone: (host: string) => `${host} answered that it takes no more messages (410 Gone).`,
      failing: (host: string) => `Messages to ${host} have failed for five days.`,
    },
    text: 'No more messages are sent to it. When it works again, switch the webhook on. Its log shows what it answered.',
    action: 'Open the webhooks',
    why: (council: string) => `You receive this when a webhook of ${council} is switched off by itself.`,
  },
  maintenance: {
    subject: (when: string) => `Planned maintenance on ${when}`,
    title: 'Planned maintenance',
    times: (from: string, until: string, zone: string) => `From ${from} until ${until} (${zone}).`,
    action: 'Open the dashboard',
    why: 'You receive this when maintenance of the system is announced.',
  },
  fresh: {
    subject: (count: number, council: string) =>
      `${count.toLocaleString('en')} new ${count === 1 ? 'response' : 'responses'} at ${council}`,
    title: (count: number) => `${count.toLocaleString('en')} new ${count === 1 ? 'response' : 'responses'}`,
    since: (moment: string) => `Since ${moment}:`,
    line: (title: string, gained: number, all: number) =>
      `• ${title} – ${gained.toLocaleString('en')} new, ${all.toLocaleString('en')} in all`,
    action: 'Open the campaigns',
    why: (council: string) => `You receive this once a day at most, when surveys of ${council} were answered.`,
  },
  week: {
    subject: (council: string) => `Weekly summary of ${council}`,
    title: (count: number) => `${responses(count)} this week`,
    titleSince: (count: number, day: string) => `${responses(count)} since ${day}`,
    period: (from: string, until: string) => `${from} to ${until}, against the week before:`,
    since: (day: string) => `Since ${day}; there is no full week to compare with yet:`,
    line: (title: string, gained: number, before: number | null) =>
      `• ${title} – ${responses(gained)}${before === null ? '' : ` (week before: ${before.toLocaleString('en')})`}`,
    action: 'Open the reports',
    why: (council: string) => `You receive this on Mondays, when surveys of ${council} were answered.`,
  },
} as const;
