import { changedByLoading, putBack, readState } from '../jest/left-behind.cjs';

it('a page is as before when a test file has changed it', () => {
  const state = readState();
  const { href } = window.location;
  document.documentElement.lang = 'cy';
  document.body.className = 'dark';
  document.body.innerHTML = '<p>Answer</p>';
  document.head.append(document.createElement('style'));
  document.title = 'Survey';
  localStorage.setItem('draft', '1');
  sessionStorage.setItem('draft', '1');
  window.history.pushState({ step: 2 }, '', '/surveys?page=2#top');
  Object.assign(HTMLElement.prototype, { focus: () => undefined });
  Object.assign(navigator, { sendBeacon: () => true });

  expect(putBack(state)).toEqual([]);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([localStorage.length, sessionStorage.length, window.location.href, window.history.state]).toEqual([
    0,
    0,
    href,
    null,
  ]);
  expect(HTMLElement.prototype.focus.length).toBe(0);
  expect('sendBeacon' in navigator).toBe(false);
});

it('a file is reported when it changes the body while it is loaded', () => {
  const state = readState();
  document.head.append(document.createElement('style'));
  expect(changedByLoading(state)).toEqual([]);
  document.body.append(document.createElement('iframe'));
  expect(changedByLoading(state)).toContain('the body of the document');
  expect(putBack(state)).toEqual([]);
});

it('a page has its own body when a test file has replaced it', () => {
  const { body } = document;
  const state = readState();
  body.replaceWith(document.createElement('body'));
  expect(putBack(state)).toEqual([]);
  expect(document.body).toBe(body);
});

it('a file is reported when it leaves another root element, or a cookie', () => {
  const state = readState();
  document.documentElement.replaceWith(document.createElement('html'));
  Object.assign(document, { cookie: 'step=2' });
  expect(putBack(state)).toEqual(expect.arrayContaining(['the cookies step=2', 'another html element']));
});
