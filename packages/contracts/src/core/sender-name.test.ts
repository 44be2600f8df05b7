import { isSenderName, plainSenderName } from './sender-name';

describe('the name that a mail shows as its sender', () => {
  it.each([
    '',
    'Riverside Borough Council',
    "King's Lynn & West Norfolk",
    'Büro für Bürgerfragen (Team 2)',
    'St. Albans',
    'St.Albans',
    'بلدية النهر',
    'Council – Parks, Trees',
  ])('“%s” is a name', (name) => expect(isSenderName(name)).toBe(true));

  it.each([
    ['an address in brackets', 'HM Revenue <tax@gov.uk>'],
    ['an address', 'tax@gov.uk'],
    ['full-width signs', 'HM Revenue ＜tax＠gov.uk＞'],
    ['a small at sign', 'tax﹫gov'],
    ['quotation', 'HM Revenue" tax'],
    ['an escape', 'HM\\Revenue'],
    ['the name of a server', 'HM Revenue tax.gov.uk'],
    ['the name of a server in capitals', 'WWW.GOV.UK'],
    ['text that is turned round', 'HM \u202eku.vog\u202c'],
    ['signs without width', 'HM\u200bRevenue'],
    ['a second line', 'HM Revenue\r\nBcc: x'],
  ])('%s is none', (_, name) => expect(isSenderName(name)).toBe(false));

  it('a name that was kept before is shown without what could be an address', () => {
    expect(plainSenderName('Riverside <tax@gov> "Council"\u202e\n')).toBe('Riverside taxgov Council');
    expect(isSenderName(plainSenderName('Riverside ＜x＠y＞'))).toBe(true);
  });
});
