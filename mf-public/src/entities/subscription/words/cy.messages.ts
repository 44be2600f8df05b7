import type { SubscriptionWords } from './words';

export const cy: SubscriptionWords = {
  required: 'gofynnol',
  choose: 'Dewiswch',
  topics: 'Am beth yr hoffech chi gael y newyddion diweddaraf?',
  recommended: 'Argymhellir',
  subscribe: 'Tanysgrifio i’r newyddion diweddaraf',
  subscribing: 'Wrthi’n tanysgrifio...',
  problems: {
    required: 'Llenwch bob maes gofynnol',
    email_missing: 'Mae angen cyfeiriad e-bost',
    email_invalid: 'Rhowch gyfeiriad e-bost yn y fformat cywir, fel enw@example.com',
    phone_invalid: 'Rhowch rif ffôn, fel 01234 567890',
    option_unknown: 'Dewiswch un o’r opsiynau',
    too_long: 'Mae hwn yn rhy hir. Rhowch destun byrrach',
    topics_missing: 'Dewiswch o leiaf un pwnc',
  },
  fillIn: 'Llenwch y maes hwn',
  failed: 'Nid oedd modd cyflwyno’r ffurflen. Rhowch gynnig arall arni.',
  doubted: 'Pwyswch y botwm eto. Mae popeth a roesoch yma o hyd.',
  paused:
    'Mae llawer o bobl wedi cofrestru yn ystod y munudau diwethaf. Arhoswch funud a phwyswch y botwm eto. Mae popeth a roesoch yma o hyd.',
  trap: 'Gadewch y maes hwn yn wag',
  preview: 'Rhagolwg yw hwn. Cewch roi cynnig arno. Nid oes dim a rowch yn cael ei gadw.',
  previewDone: 'Rhagolwg oedd hwn. Ni chafodd dim ei gadw ac ni chafodd e-bost ei anfon.',
  leaveAnyTime: 'Gallwch ddad-danysgrifio ar unrhyw adeg drwy’r ddolen yn ein negeseuon e-bost.',
  poweredBy: (product) => `Wedi’i bweru gan ${product}`,
  news: {
    title: (council) => `Newyddion gan ${council}`,
    none: 'Does dim byd yma eto.',
    all: 'Yr holl newyddion',
  },
  signedUp: {
    title: 'Diolch!',
    text: (council) =>
      `Rydych wedi tanysgrifio i gael y newyddion diweddaraf gan ${council}. Byddwch yn cael e-bost cadarnhau cyn bo hir.`,
    confirmed: 'Tanysgrifiad wedi’i gadarnhau',
    oneMoreStep: 'Un cam arall',
    confirm:
      'Rydym wedi anfon e-bost atoch. Agorwch ef a phwyswch y botwm ynddo. Ni fyddwn yn anfon dim arall atoch nes i chi gadarnhau.',
  },
  notFound: {
    title: 'Heb ddod o hyd i’r dudalen',
    text: 'Nid yw’r dudalen danysgrifio hon yn bodoli, neu nid yw ar gael mwyach.',
  },
  pageNotFound: 'Nid yw’r dudalen hon yn bodoli, neu nid yw ar gael mwyach. Gwiriwch y cyfeiriad.',
  linkInvalid: {
    title: 'Nid yw’r ddolen hon yn gweithio mwyach',
    text: 'Efallai ei bod wedi dod i ben, neu fod rhan ohoni ar goll. Agorwch eich e-bost diweddaraf a defnyddiwch y ddolen ynddo.',
  },
  prompt: {
    title: (council) => `Cadwch mewn cysylltiad â ${council}`,
    text: 'Hoffech chi gael gwybod am ganlyniadau’r arolwg hwn ac am gynlluniau eraill? Mae eich atebion yn aros yn ddienw: nid ydynt wedi’u cysylltu â’ch cyfeiriad e-bost.',
    email: 'Cyfeiriad e-bost',
    incomplete: 'Rhowch eich cyfeiriad e-bost a dewiswch o leiaf un pwnc',
    failed: 'Nid oedd modd tanysgrifio. Rhowch gynnig arall arni.',
    done: 'Wedi tanysgrifio’n llwyddiannus!',
    confirm:
      'Rydym wedi anfon e-bost at {address}. Agorwch ef a phwyswch y botwm ynddo. Ni fyddwn yn anfon dim atoch nes i chi gadarnhau.',
    yourAddress: 'eich cyfeiriad',
    close: 'Dim diolch',
    cross: 'Cau',
    hearBack: 'Beth ddaw o’r arolwg hwn',
    hearBackHint: 'Negeseuon am yr arolwg hwn yn unig. Rydym yn dileu eich cyfeiriad ar ôl yr un olaf.',
  },
  hearBack: {
    link: 'Anfonwch e-bost ataf am beth ddaw o hyn',
    confirm: {
      title: 'Clywed beth ddaw o’r arolwg hwn',
      text: (council) => `Pwyswch y botwm. Yna bydd ${council} yn ysgrifennu atoch pan fydd yn hysbys beth ddaw o:`,
      action: 'Ie, ysgrifennwch ataf am hyn',
    },
    stop: {
      title: 'Ydych chi am stopio?',
      text: (council) =>
        `Pwyswch y botwm. Yna bydd ${council} yn dileu eich cyfeiriad ac ni fydd yn anfon dim mwy atoch am:`,
      action: 'Dileu fy nghyfeiriad',
    },
    busy: 'Wrthi’n cadw...',
    failed: 'Nid oedd modd cadw hyn. Rhowch gynnig arall arni ymhen ychydig.',
    confirmed: {
      title: 'Mae eich cyfeiriad wedi’i gadarnhau',
      text: (council) =>
        `Bydd ${council} yn ysgrifennu atoch. Nid yw eich cyfeiriad yn cael ei gadw gyda’ch atebion, ac mae’n cael ei ddileu ar ôl y neges olaf.`,
    },
    stopped: {
      title: 'Mae eich cyfeiriad wedi’i ddileu',
      text: (council) =>
        `Ni fydd ${council} yn ysgrifennu atoch am yr arolwg hwn. Gall neges sydd eisoes wedi’i hanfon gyrraedd o hyd.`,
    },
  },
  preferences: {
    title: 'Eich tanysgrifiadau',
    intro: (council, email) => `Dyma’r hyn y mae ${council} yn ei anfon at ${email}.`,
    pending: 'Nid ydych wedi cadarnhau eich cyfeiriad eto. Cadwch eich dewisiadau isod i’w gadarnhau.',
    unsubscribed:
      'Nid ydych wedi tanysgrifio ar hyn o bryd. I gael y newyddion diweddaraf eto, dewiswch bynciau a’u cadw.',
    topics: 'Am ba bynciau yr hoffech chi glywed?',
    save: 'Cadw fy newisiadau',
    saving: 'Wrthi’n cadw...',
    saved: 'Mae eich dewisiadau wedi’u cadw.',
    confirmed: (council) => `Tanysgrifiad wedi’i gadarnhau. Bydd ${council} yn ysgrifennu atoch am y pynciau isod.`,
    none: 'Os na fyddwch yn dewis unrhyw bwnc, daw eich tanysgrifiad i ben.',
    leaveTitle: 'Stopio pob e-bost',
    leaveText: (council) => `Dad-danysgrifio o bopeth y mae ${council} yn ei anfon atoch.`,
  },
  confirm: {
    title: 'Cadarnhewch eich tanysgrifiad',
    text: (council) => `Pwyswch y botwm i gael y newyddion diweddaraf y gwnaethoch ofyn amdanynt gan ${council}.`,
    action: 'Cadarnhau fy nhanysgrifiad',
    busy: 'Wrthi’n cadarnhau...',
    failed: 'Nid oedd modd cadw eich cadarnhad. Rhowch gynnig arall arni ymhen ychydig.',
  },
  unsubscribe: {
    title: 'Dad-danysgrifio',
    text: (council) => `Pwyswch y botwm i stopio pob e-bost gan ${council}.`,
    action: 'Dad-danysgrifio',
    busy: 'Wrthi’n dad-danysgrifio...',
    instead: 'Dewis pynciau yn lle hynny',
    done: 'Rydych wedi dad-danysgrifio',
    doneText: (council) =>
      `Ni fydd ${council} yn anfon rhagor o newyddion atoch. Gall neges sydd eisoes wedi’i hanfon gyrraedd o hyd.`,
    comeBack: 'Wedi newid eich meddwl? Dewis pynciau eto',
  },
  theCouncil: 'y cyngor',
};
