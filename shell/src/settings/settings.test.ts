import { readSettings } from './settings';

const page = (head: string): Document => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

describe('readSettings', () => {
  it('takes what the page says', () => {
    const head = '<meta name="product-name" content="Agora"><meta name="support-email" content="help@agora.example">';
    expect(readSettings(page(head))).toEqual({ productName: 'Agora', supportEmail: 'help@agora.example' });
  });

  it('without them, takes the defaults', () => {
    expect(readSettings(page('<meta name="product-name" content="">')).productName).toBe('Folkmoot');
  });
});
