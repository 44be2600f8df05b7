import type { Page } from '@playwright/test';
import type { MailElement } from '../commands/outlook-subset';

/** Pixels that a mail is wider than its window. */
export const horizontalScroll = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Buttons, and links in rows, that are lower than a finger. Links within a sentence are exempt (WCAG 2.2, 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.links]
    .filter((link) => getComputedStyle(link).display === 'inline-block')
    .filter((link) => link.getBoundingClientRect().height < 40)
    .map((link) => link.textContent)`);

/** Words and addresses of all links. */
export const shownTargets = (page: Page): Promise<{ label: string; url: string }[]> =>
  page.evaluate<{ label: string; url: string }[]>(
    `[...document.links].map((link) => ({ label: link.textContent, url: link.getAttribute('href') }))`,
  );

/** The elements of the mail. Conditional comments, which only Word reads, are no elements. */
export const elementsOf = (page: Page): Promise<MailElement[]> =>
  page.evaluate<MailElement[]>(`[document.body, ...document.body.querySelectorAll('*')].map((element) => ({
    tag: element.tagName.toLowerCase(),
    style: element.getAttribute('style') ?? '',
    attributes: element.getAttributeNames(),
  }))`);

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** All words of the page and of its pictures, without spaces. */
export const shownWords = async (page: Page): Promise<string> =>
  withoutSpaces(
    await page.evaluate<string>('document.body.innerText + [...document.images].map(({ alt }) => alt).join()'),
  );

/** The lines of a plain part, without what only that part has: addresses behind words, and marks. */
export const wordsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^(?:•|--|\* \* \*|\d+\. )/, '').replace(/^([^:]+): https?:\/\/\S+$/, '$1'))
    .map(withoutSpaces)
    // A fact is two cells.
    .flatMap((line) => (line.startsWith('Meeting:') || line.startsWith('Place:') ? line.split(/(?<=^[^:]+):/) : [line]))
    .filter((line) => line !== '');
