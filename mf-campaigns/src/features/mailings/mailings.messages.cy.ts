import { counted, translate } from '@folkmoot/contracts/translation';
import { messages } from './mailings.messages';

const number = (count: number): string => count.toLocaleString('en-GB');

translate(messages, {
  kinds: { invitation: 'Gwahoddiad', reminder: 'Nodyn atgoffa' },
  list: {
    title: 'Gwahoddiadau a nodynnau atgoffa',
    help: 'Mae pawb yn cael dolen bersonol sy’n gweithio unwaith. Cedwir atebion heb enwau na chyfeiriadau.',
    label: 'Negeseuon yr ymgyrch hon',
    loading: 'Yn llwytho negeseuon...',
    failed: 'Methwyd â llwytho negeseuon',
    emptyTitle: 'Dim gwahoddiadau eto',
    emptyText: 'Gwahoddwch bobl ar eich rhestr i ateb yr arolwg hwn.',
    invite: 'Gwahoddiad newydd',
    remind: 'Nodyn atgoffa newydd',
    subject: 'Pwnc',
    answered: 'Atebwyd',
  },
  editor: {
    newTitle: { invitation: 'Gwahoddiad newydd', reminder: 'Nodyn atgoffa newydd' },
    editTitle: { invitation: 'Gwahoddiad', reminder: 'Nodyn atgoffa' },
    back: 'Yn ôl i Dosbarthu',
    fieldLabels: { audience: 'Pwy sy’n ei chael', subject: 'Pwnc', text: 'Testun' },
    unanswered: 'Pawb a wahoddwyd ac sydd heb ateb.',
    unansweredHelp:
      'Mae’r nifer fel yr oedd neithiwr. Pan fydd y nodyn atgoffa’n dechrau, mae’n gadael allan bobl sydd wedi ateb ers hynny, ond dim ond os oes o leiaf 10 wedi gwneud. Fel hyn ni all neb gyfateb atebion â phobl.',
    nextReminder: (moment) =>
      `Dechreuodd nodyn atgoffa arall lai na 24 awr yn ôl. Gall yr un nesaf ddechrau o ${moment}.`,
    smallGroup:
      'Grŵp o lai na 10 o bobl yw hwn. Gall pwy sy’n cael nodyn atgoffa, neu faint sydd wedi ateb, ddangos pwy ysgrifennodd ateb. Peidiwch â gwahodd grŵp mor fach drwy e-bost os oes rhaid i atebion aros yn ddienw.',
    again: (count, day) =>
      `Mae gan ${counted.people(count)} yn y gynulleidfa hon wahoddiad eisoes${day ? `, y diweddaraf o ${day}` : ''}.`,
    leaveOut: 'Eu gadael allan',
    leaveOutHelp: 'Dim ond pobl heb wahoddiad ar gyfer y rownd hon sy’n cael y neges hon.',
    subject: 'Pwnc',
    text: 'Testun',
    textHelp: 'Testun plaen. Mae llinell wag yn dechrau paragraff newydd. Mae’r botwm i’r arolwg oddi tano.',
    fields: 'Mewnosod:',
    fieldNames: { council: 'Enw’r cyngor', campaign: 'Teitl yr ymgyrch', closes: 'Diwrnod olaf' },
    insert: (name) => `Mewnosod: ${name}`,
    personFields: 'Manylyn am y person',
    fallbackHelp: 'Ar ôl “|” daw’r geiriau i bobl hebddo: Annwyl {first name|gymydog}.',
    tested: (to) =>
      `Anfonwyd neges brawf i ${to}. Ei dolen i’r arolwg yw’r un gyhoeddus. Nid yw ei dolen i bynciau’n gweithio.`,
    needsCampaign: 'Rhowch yr ymgyrch ar waith yn gyntaf: mae gwahoddiadau’n arwain at arolwg y gellir ei ateb.',
  },
  send: {
    title: 'Ei hanfon?',
    unanswered: 'Pawb a wahoddwyd ac sydd heb ateb',
    withoutInvited: 'heb bobl sydd â gwahoddiad eisoes',
    leaveOut: (count, day) =>
      `Gwahoddwyd ${number(count)} o’r rhain eisoes${day ? `, y diweddaraf ar ${day}` : ''}: eu gadael allan`,
  },
  automaticReminder: {
    title: 'Nodyn atgoffa awtomatig',
    none: 'Nid atgoffir neb yn awtomatig.',
    set: 'Gosod nodyn atgoffa',
    change: 'Newid',
    switchOff: 'Diffodd',
    plannedAt: (moment) => `Bydd nodyn atgoffa’n mynd allan ar ${moment} at y rhai sydd heb ateb.`,
    planned: (days) =>
      `Bydd nodyn atgoffa’n mynd allan ${counted.days(days)} ar ôl y gwahoddiad, am 09:00, at y rhai sydd heb ateb.`,
    created: 'Trosglwyddwyd y nodyn atgoffa i’w anfon.',
    open: 'Agor y nodyn atgoffa',
    tooFew:
      'Nid aeth nodyn atgoffa allan, gan fod llai na 10 o bobl heb ateb. Gall nodyn atgoffa at gyn lleied o bobl ddangos pwy sydd wedi ateb.',
    ended: 'Nid aeth nodyn atgoffa allan, gan nad oedd modd ateb yr arolwg mwyach.',
    question:
      'Mae’n mynd allan unwaith, am 09:00 yn ôl cloc eich cyngor, dim ond at y rhai sydd heb ateb. Os oes llai na 10 o bobl, nid oes neb yn cael un.',
    days: 'Diwrnodau ar ôl y gwahoddiad',
    subject: 'Pwnc y nodyn atgoffa',
    text: 'Testun y nodyn atgoffa',
    // Goes to residents: it does not depend on the language of the officer.
    beginning: messages.automaticReminder.beginning,
    save: 'Cadw’r nodyn atgoffa',
    saved: 'Mae’r nodyn atgoffa wedi’i osod.',
    off: 'Mae’r nodyn atgoffa wedi’i ddiffodd.',
    failed: 'Nid oedd modd cadw’r nodyn atgoffa.',
  },
  progress: {
    asOfNight:
      'Fel yr oedd neithiwr: roedd llai na 10 o bobl wedi ateb ers hynny, felly efallai y cafodd pobl a atebodd ar y diwrnod ei hun y nodyn atgoffa hwn.',
    rate: 'Cyfradd ymateb y neges hon',
    rateHelp:
      'Atebion drwy wahoddiad ymhlith y negeseuon a gyrhaeddodd. Cyfrifir unwaith y dydd, a phan fydd nodyn atgoffa’n dechrau.',
    cancel: { label: 'Canslo’r neges', question: 'Atal y neges hon yn barhaol?' },
  },
  deliveries: {
    label: 'Negeseuon unigol',
    hidden:
      'Dim ond negeseuon na chyrhaeddodd a restrir. Byddai rhestr o bawb a gafodd y neges hon yn dangos pwy sydd wedi ateb.',
    allArrived: 'Nid oes neges wedi’i dychwelyd hyd yma.',
  },
});
