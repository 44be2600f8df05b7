import type { CommentFlag } from '@folkmoot/contracts/client';

/** Guidance for staff who read a flagged comment. It names roles that every council has, and no telephone numbers. */
export const guidance: Readonly<Record<CommentFlag, { readonly title: string; readonly steps: readonly string[] }>> = {
  safety: {
    title: 'Safety: somebody may be at risk',
    steps: [
      'If somebody is in danger now, call the emergency services first.',
      'If it is about a child or an adult who needs care, pass it to your safeguarding lead today. You do not have to be sure.',
      'If it is about a place (a broken railing, a dark crossing), pass it to the team that looks after that place.',
      'Answers may be anonymous. Do not try to find out who wrote it; your safeguarding lead decides whether that is needed.',
    ],
  },
  discrimination: {
    title: 'Discrimination: somebody was treated unfairly, or writes with hate',
    steps: [
      'If the writer was treated unfairly, pass it to your equality lead or your complaints team. It may be a complaint in all but name.',
      'If it may be a hate crime, ask your community safety team whether to report it to the police.',
      'If the words are themselves abusive, do not quote them in a report. You can exclude the response in Submissions, with a reason.',
      'Look after yourself and colleagues: nobody has to read such words alone.',
    ],
  },
  self_harm: {
    title: 'Self-harm: somebody may be thinking of hurting themselves',
    steps: [
      'If you think somebody may act on it now, call the emergency services.',
      'Pass it to your safeguarding lead at once, with the words as they are. Do not wait for a second sign.',
      'If the person left contact details and agreed to be contacted, your safeguarding lead decides who writes, and how.',
      'Reading this can weigh on you. Talk to your manager or a colleague, or use your council’s support for staff.',
    ],
  },
};
