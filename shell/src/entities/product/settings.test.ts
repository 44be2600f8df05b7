import { readSettings } from './settings';

const page = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

describe('readSettings', () => {
  it('returns the values of the page', () => {
    const head = '<meta name="product-name" content="Agora"><meta name="support-email" content="help@agora.example">';
    expect(readSettings(page(head))).toEqual({ productName: 'Agora', supportEmail: 'help@agora.example' });
  });

  it('returns the defaults when the page has none', () => {
    expect(readSettings(page('<meta name="product-name" content="">')).productName).toBe('Folkmoot');
  });
});
