import { mailDocument, mailParagraphs, typedMailParagraphs } from '.';
import { textParts } from './linked-text';

const linksIn = (text: string): string[] => textParts(text).flatMap(({ url }) => (url === null ? [] : [url]));

describe('addresses in a typed text', () => {
  it.each([
    ['See https://x.example/a.', ['https://x.example/a']],
    ['(https://x.example/a_(b)), then http://y.example/?q=1!', ['https://x.example/a_(b)', 'http://y.example/?q=1']],
    [
      'Write to mailto:a@b.example or parks@riverside.example;',
      ['mailto:a@b.example', 'mailto:parks@riverside.example'],
    ],
    ['«https://كلمة.example/»', ['https://كلمة.example/']],
    ['javascript:alert(1) ftp://x.example data:text/html,x //x.example x.example', []],
  ])('are found without the punctuation behind them in %s', (text, links) => {
    expect(linksIn(text)).toEqual(links);
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each(['http://', 'a.a@', 'https://x.example/(', 'https://x.example/.,', 'mailto:', '(["\'', 'http://a.example '])(
    'take time in proportion to the length of the text when it repeats %j',
    (unit) => {
      const timeOf = (length: number): number => {
        const text = unit.repeat(Math.ceil(length / unit.length));
        const begin = performance.now();
        textParts(text);
        return performance.now() - begin;
      };
      timeOf(10_000);
      // Quadratic time would be 100 times as long.
      const short = Math.max(2, timeOf(20_000));
      expect(timeOf(200_000)).toBeLessThan(50 * short);
    },
  );
});

describe('a mail', () => {
  const council = { name: 'River & <b>side</b>', logoUrl: 'javascript:alert(1)', primaryColor: 'red;}' };

  it('shows markup as text in both parts when a text contains it', () => {
    const { html, text } = mailDocument({
      productName: 'Folkmoot',
      council,
      title: 'Sign in',
      body: [
        ...mailParagraphs(['<script>alert(1)</script>']),
        { kind: 'button', label: 'Sign in', url: 'https://folkmoot.example/auth?code=a&b="' },
      ],
      footer: ['Small'],
    });
    expect(html).not.toMatch(/<script|javascript:|<b>|red;/);
    expect(html).toContain('href="https://folkmoot.example/auth?code=a&amp;b=&quot;"');
    expect(text).toBe(
      'River & <b>side</b>\n\nSign in\n\n<script>alert(1)</script>\n\nSign in: https://folkmoot.example/auth?code=a&b="\n\n--\n\nSmall',
    );
  });

  const plain = (text: string) => ({ text, isBold: false });

  it('says in its plain part what every block of its HTML part says', () => {
    const { html, text } = mailDocument({
      productName: 'Folkmoot',
      title: 'News',
      body: [
        { kind: 'heading', text: 'Parks' },
        { kind: 'list', items: ['One', 'Two'] },
        { kind: 'words', words: [plain('See '), { text: 'us', isBold: true, url: 'https://a.example/us' }] },
        {
          kind: 'word-list',
          isNumbered: true,
          items: [[plain('<b>First</b>')], [{ ...plain('js'), url: 'javascript:1' }]],
        },
        { kind: 'picture', url: 'https://a.example/p.png', alt: 'A pond', width: 1200, height: 600 },
        { kind: 'facts', facts: [{ label: 'Where', value: 'Town Hall' }] },
        { kind: 'links', links: [{ label: 'Results', url: 'https://a.example/r' }] },
        { kind: 'divider' },
      ],
      footer: [[{ label: 'Unsubscribe', url: 'https://a.example/p/u' }]],
    });
    expect(text).toBe(
      'Folkmoot\n\nNews\n\nParks\n\n• One\n• Two\n\nSee us\n\n1. <b>First</b>\n2. js\n\nA pond\n\nWhere: Town Hall\n\nResults: https://a.example/r\n\n* * *\n\n--\n\nUnsubscribe: https://a.example/p/u',
    );
    for (const part of ['Parks', 'One', 'A pond', 'Town Hall', 'Results', 'Unsubscribe']) expect(html).toContain(part);
    expect(html).toContain('width="528" height="264"');
    expect(html).toMatch(/See <strong><a [^>]*href="https:\/\/a\.example\/us"[^>]*>us<\/a><\/strong>/);
    expect(html).toMatch(/<ol [^>]*><li [^>]*>&lt;b&gt;First&lt;\/b&gt;<\/li><li [^>]*>js<\/li><\/ol>/);
  });

  it('links only what staff typed, so that a name that somebody chose is no link', () => {
    const { html } = mailDocument({
      productName: 'Folkmoot',
      title: 'T',
      body: [
        ...mailParagraphs(['https://evil.example wrote']),
        ...typedMailParagraphs('See https://good.example\n\nBye'),
      ],
      footer: ['Off: https://folkmoot.example/off/a.b?x=1&y="><b>.'],
    });
    expect(html).not.toContain('href="https://evil.example');
    expect(html).toContain('href="https://good.example"');
    expect(html).toContain('href="https://folkmoot.example/off/a.b?x=1&amp;y=');
    expect(html).not.toContain('<b>');
  });

  it('shows a link as text when its address is neither web nor mail', () => {
    const url = 'javascript:alert(1)';
    const body = [
      { kind: 'button', label: 'Go', url } as const,
      { kind: 'links', links: [{ label: 'On', url }] } as const,
    ];
    expect(mailDocument({ productName: 'F', title: 'T', body }).html).not.toMatch(/javascript|<a /);
  });

  it.each([
    ['#ffff00', '#111827', '#14181d'],
    ['#003366', '#ffffff', '#003366'],
  ])('has a button in %s with text in %s and a border in %s', (primaryColor, ink, border) => {
    const body = [{ kind: 'button', label: 'Go', url: 'https://a.example' } as const];
    const { html } = mailDocument({ productName: 'F', council: { name: 'R', primaryColor }, title: 'T', body });
    expect(html).toContain(`background-color:${primaryColor};border:2px solid ${border}`);
    expect(html).toContain(`color:${ink};text-decoration:none`);
  });

  it('has a preheader of the first paragraph unless another one is set', () => {
    const mail = { productName: 'F', title: 'T', body: mailParagraphs(['First', 'Second']) };
    expect(mailDocument(mail).html).toMatch(/mso-hide:all[^>]*>First</);
    expect(mailDocument({ ...mail, preheader: 'Before' }).html).toMatch(/mso-hide:all[^>]*>Before</);
  });
});
