import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './dialogs.messages';

const changedOf = (changed: number, unchanged: number): string =>
  `newidiwyd ${counted.subscribers(changed)}${unchanged > 0 ? `, ${unchanged.toLocaleString('en-GB')} fel o’r blaen` : ''}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

translate(messages, {
  email: 'E-bost',
  tags: 'Tagiau',
  details: 'Manylion',
  tagsHelp: 'Dad-diciwch yr hyn nad ydynt am glywed amdano mwyach.',
  consent: 'Sut cytunodd y person?',
  consentHelp: 'Cedwir fel tystiolaeth, er enghraifft “ffurflen bapur yn ffair y gwanwyn, 4 Mai”.',
  add: {
    title: 'Ychwanegu tanysgrifiwr',
    save: 'Ychwanegu tanysgrifiwr',
    saving: 'Yn ychwanegu...',
    added: (email) => `Ychwanegwyd ${email}.`,
    failed: 'Nid oedd modd ychwanegu’r tanysgrifiwr. Rhowch gynnig arall arni.',
  },
  edit: {
    mend: 'Dychwelwyd e-bost i’r cyfeiriad hwn. Os oedd camgymeriad teipio ynddo, cywirwch ef: bydd y person yn weithredol eto, gyda’r caniatâd a roddodd.',
    title: 'Golygu tanysgrifiwr',
    save: 'Cadw',
    saving: 'Yn cadw...',
    saved: (email) => `Cadwyd ${email}.`,
    failed: 'Nid oedd modd cadw’r tanysgrifiwr. Rhowch gynnig arall arni.',
  },
  unsubscribe: {
    title: 'Dad-danysgrifio',
    question: (email) => `Dad-danysgrifio ${email} o bopeth?`,
    consequences:
      'Ni fydd y person yn cael rhagor o e-bost, a thynnir pob cydsyniad yn ôl. Ni all staff na mewnforion ei ychwanegu eto. Gall gofrestru eto ei hun.',
    confirm: 'Dad-danysgrifio',
    done: (email) => `Dad-danysgrifiwyd ${email}.`,
    failed: 'Methwyd â dad-danysgrifio. Rhowch gynnig arall arni.',
  },
  erase: {
    title: 'Dileu tanysgrifiwr yn derfynol',
    question: (email) => `Dileu popeth am ${email} yn derfynol?`,
    consequences: [
      'Caiff ei gyfeiriad, ei dagiau, ei gydsyniadau, ei gofrestriadau a’i hanes eu dileu’n barhaol. Ni allwch ddadwneud hyn.',
      'Yr hyn a gedwir yw hash ag allwedd o’r cyfeiriad, fel na all mewnforio na swyddog ei ychwanegu eto. Gall gofrestru ei hun.',
      'Mae’r log gweithgarwch yn cadw’r dystysgrif: iddo gael ei wneud, pryd a chan bwy, heb y cyfeiriad.',
    ],
    understood: 'Rwy’n deall na ellir dadwneud hyn',
    confirm: 'Dileu’n derfynol',
    done: (uniqueId) => `Dilëwyd tanysgrifiwr ${uniqueId} yn derfynol. Mae’r dystysgrif yn y log gweithgarwch.`,
    failed: 'Methwyd â dileu’r tanysgrifiwr yn derfynol. Rhowch gynnig arall arni.',
  },
  bulk: {
    region: 'Dewis',
    selected: (count) => `${count.toLocaleString('en-GB')} wedi’u dewis`,
    allSelected: (count, isExact) =>
      `Mae pob un o’r ${isExact ? '' : 'mwy na '}${count.toLocaleString('en-GB')} sy’n cyfateb wedi’u dewis`,
    selectAll: (count, isExact) =>
      `Dewis pob un o’r ${isExact ? '' : 'mwy na '}${count.toLocaleString('en-GB')} sy’n cyfateb`,
    changeTags: 'Newid tagiau',
    unsubscribe: 'Dad-danysgrifio',
    erase: 'Dileu',
    clear: 'Clirio’r dewis',
    title: 'Newid tagiau',
    whom: (count, isExact = true) => `Ar gyfer ${isExact ? '' : 'mwy na '}${counted.subscribers(count)}.`,
    add: 'Ychwanegu’r tagiau hyn',
    remove: 'Tynnu’r tagiau hyn',
    gone: 'Nid yw pobl sydd wedi dad-danysgrifio, neu y dychwelwyd eu e-bost, yn cael tagiau newydd.',
    save: 'Newid tagiau',
    saving: 'Yn newid...',
    done: (changed, unchanged) => `${capital(changedOf(changed, unchanged))}.`,
    failed: 'Nid oedd modd newid y tagiau. Rhowch gynnig arall arni.',
    tooMany: (most) =>
      `Gellir newid hyd at ${most.toLocaleString('en-GB')} â llaw. Am fwy, gosodwch hidlydd a dewiswch bob un sy’n cyfateb.`,
    server: 'Mae hyn yn rhedeg ar y gweinydd: gallwch barhau i weithio yn y cyfamser.',
  },
  leaving: {
    unsubscribe: {
      title: 'Dad-danysgrifio nifer o bobl',
      question: (count, isExact) => `Dad-danysgrifio ${isExact ? '' : 'mwy na '}${counted.subscribers(count)}?`,
      consequences: 'Ni chânt ragor o e-bost. Dim ond nhw eu hunain all danysgrifio eto. Ni ellir dadwneud hyn.',
      confirm: 'Dad-danysgrifio',
      done: (changed) => `Dad-danysgrifiwyd ${counted.subscribers(changed)}.`,
    },
    erase: {
      title: 'Dileu nifer o bobl',
      question: (count, isExact) => `Dileu ${isExact ? '' : 'mwy na '}${counted.subscribers(count)} am byth?`,
      consequences:
        'Caiff cyfeiriad, manylion, caniatâd a chofrestriadau pob person eu dileu, gyda thystysgrif ar gyfer pob un yn y log gweithgarwch. Ni all mewnforion eu hychwanegu eto. Ni ellir dadwneud hyn.',
      confirm: 'Dileu am byth',
      done: (changed) => `Dilëwyd ${counted.subscribers(changed)}.`,
    },
    type: (count) => `I gadarnhau, teipiwch y rhif ${count}`,
    failed: 'Nid oedd modd ei wneud. Rhowch gynnig arall arni.',
    running: { unsubscribe: 'Yn dad-danysgrifio pobl', erase: 'Yn dileu pobl' },
  },
  tagging: {
    region: 'Tagiau sy’n cael eu newid',
    label: (added, removed) => {
      const parts = [
        added.length > 0 ? `ychwanegu ${added.join(', ')}` : '',
        removed.length > 0 ? `tynnu ${removed.join(', ')}` : '',
      ];
      return ['Yn newid tagiau', parts.filter((part) => part !== '').join('; ')]
        .filter((part) => part !== '')
        .join(': ');
    },
    waiting: 'Yn aros ei dro...',
    progress: (done, total) => `${done.toLocaleString('en-GB')} o ${total.toLocaleString('en-GB')}`,
    stop: 'Stopio',
    stopFailed: 'Nid oedd modd ei stopio: efallai ei fod newydd orffen.',
    done: (changed, unchanged) => `Newidiwyd y tagiau: ${changedOf(changed, unchanged)}.`,
    stopped: (changed) => `Stopiwyd. Newidiwyd ${counted.subscribers(changed)}; mae’r lleill fel o’r blaen.`,
    failed: (changed, problem) => `Newidiwyd ${counted.subscribers(changed)}. ${problem}`,
  },
});
