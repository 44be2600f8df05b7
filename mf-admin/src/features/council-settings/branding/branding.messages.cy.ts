import { translate } from '@folkmoot/contracts/translation';
import { messages } from './branding.messages';

const saved = 'Cadwyd y gosodiadau!';

translate(messages, {
  description:
    'Sut mae preswylwyr yn gwybod mai chi sydd yno: ar arolygon, tudalennau cofrestru, e-byst ac adroddiadau.',
  fields: {
    primaryColor: 'Prif liw',
    secondaryColor: 'Lliw eilaidd',
    accentColor: 'Lliw acen',
    customFooter: 'Troedyn personol',
    thankYouText: 'Ar ôl y diolch',
    logoAlt: 'Testun amgen y logo',
    pictureAlt: 'Testun amgen y llun',
    showPoweredBy: 'Dangos y llinell sy’n enwi’r cynnyrch',
  },
  help: {
    primaryColor: 'Botymau, dolenni a’r bar ar y top.',
    secondaryColor: 'Llinellau a’r band o dan y pennyn.',
    accentColor: 'Marciau bach, megis yr un o dan deitl.',
    customFooter: 'O dan bob tudalen ac e-bost: cyfeiriad, oriau agor, hysbysiad cyfreithiol.',
    thankYouText:
      'Yn dilyn y neges bod ymateb wedi’i gyflwyno pan fydd rhywun wedi ateb: beth sy’n digwydd nesaf, ble bydd canlyniadau’n ymddangos. Os yw’n wag, dywedwn eich bod yn darllen pob ateb ac yn adrodd yn ôl.',
    logoAlt: 'Yr hyn y mae pobl na allant weld y logo’n ei glywed. Enw eich cyngor fel arfer.',
    pictureAlt: 'Yr hyn y mae pobl na allant weld y llun yn ei glywed. Gadewch yn wag os addurn yw’r llun.',
    showPoweredBy: 'Wrth droed tudalennau cyhoeddus.',
  },
  altMissing: 'Dywedwch mewn geiriau beth mae’r logo’n ei ddangos.',
  invalid: 'Defnyddiwch liw fel #2563eb.',
  pick: 'Dewis lliw o’r sgrin',
  contrast: {
    text: {
      good: (ratio) => `Cyferbyniad ar wyn ${ratio}:1, hawdd ei ddarllen`,
      low: (ratio) =>
        `Mae cyferbyniad ar wyn ${ratio}:1 yn rhy isel i’w ddarllen (mae angen 4.5:1). Defnyddir arlliw tywyllach ar gyfer testun.`,
    },
    mark: {
      good: (ratio) => `Cyferbyniad ar wyn ${ratio}:1, clir fel llinell neu farc`,
      low: (ratio) => `Mae cyferbyniad ar wyn ${ratio}:1 yn rhy isel i’w weld yn dda (mae angen 3:1).`,
    },
  },
  logo: {
    label: 'Logo’r cyngor',
    invitation: 'Gollyngwch eich logo yma, neu dewiswch ffeil',
    limits: 'Argymhellir 200x80px, PNG neu SVG, hyd at 2 MB',
    none: 'Dim logo eto.',
    replace: 'Cyfnewid y logo',
    remove: 'Tynnu’r logo',
    removed: 'Tynnwyd y logo.',
    saved,
    failed: 'Methwyd ag uwchlwytho’r logo. Rhowch gynnig arall arni.',
    tooLarge: 'Rhaid i’r ffeil fod yn llai na 2MB',
    wrongType: 'Rhaid i’r ffeil fod yn ddelwedd PNG neu SVG',
  },
  picture: {
    label: 'Llun uwchben arolygon',
    invitation: 'Gollyngwch lun llydan yma, neu dewiswch ffeil',
    limits:
      'JPEG, PNG neu SVG, o leiaf 720x144px, hyd at 2 MB. Rydym yn ei docio i fod bum gwaith mor llydan ag uchel.',
    none: 'Dim llun eto.',
    replace: 'Cyfnewid y llun',
    remove: 'Tynnu’r llun',
    removed: 'Tynnwyd y llun.',
    saved,
    failed: 'Methwyd ag uwchlwytho’r llun. Rhowch gynnig arall arni.',
    tooLarge: 'Rhaid i’r ffeil fod yn llai na 2MB',
    wrongType: 'Rhaid i’r ffeil fod yn ddelwedd JPEG, PNG neu SVG',
  },
  preview: {
    title: 'Rhagolwg',
    help: 'Fel y bydd yn edrych gyda’r hyn a ddewiswyd nawr, wedi’i gadw neu beidio.',
    choose: 'Beth i’w weld',
    survey: 'Tudalen arolwg',
    mail: 'E-bost',
    pdf: 'Adroddiad PDF',
    loading: 'Yn llwytho’r rhagolwg...',
    failed: 'Ni ellir dangos y rhagolwg',
    frame: 'Rhagolwg o dudalen yr arolwg',
    mailFrame: 'Rhagolwg o e-bost',
    pdfLabel: 'Rhagolwg o dudalen gyntaf adroddiad PDF',
    pdfTitle: 'Adroddiad adborth cymunedol',
    pdfCampaign: 'Sut dylai ein parciau edrych?',
    pdfGenerated: 'Gwnaed',
    pdfPeriod: 'Cyfnod',
    pdfResponses: 'Cyfanswm yr ymatebion',
    pdfFooter: (council) => `${council} | Sut dylai ein parciau edrych? | Tudalen 1 o 8`,
    pdfDay: '2 Mawrth 2026',
    pdfPeriodText: 'Chwefror 2026',
    pdfCount: '240',
    question: 'Beth yw eich barn am ein parciau?',
    questionHelp: 'Meddyliwch am y deuddeg mis diwethaf.',
    survey_title: 'Sut dylai ein parciau edrych?',
    survey_description: 'Mae’n cymryd dwy funud, ac mae eich atebion yn ddienw.',
    second: 'Beth ddylem ei newid yn gyntaf?',
  },
});
