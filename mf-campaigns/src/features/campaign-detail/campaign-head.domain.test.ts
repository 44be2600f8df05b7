import { blockedAt, headActionOf } from './campaign-head.domain';

const item = (id: 'questions' | 'window' | 'privacy', isDone: boolean, isBlocking = true) => ({
  id,
  isDone,
  isBlocking,
  details: [],
});

describe('the main action of a campaign', () => {
  it.each([
    ['draft', 'builder', 'overview', 'builder'],
    ['draft', 'builder', 'builder', 'activate'],
    ['draft', null, 'overview', 'activate'],
    ['survey_building', 'delivery', 'builder', 'delivery'],
    ['ready', 'builder', 'overview', 'activate'],
    ['scheduled', null, 'overview', 'delivery'],
    ['scheduled', null, 'delivery', null],
    ['active', null, 'overview', 'pause'],
    ['paused', null, 'overview', 'activate'],
    ['completed', null, 'overview', 'reports'],
    ['archived', null, 'reports', null],
  ] as const)('of %s, blocked at %s, on the tab %s is %s', (status, blocked, tab, action) => {
    expect(headActionOf({ status }, blocked, tab)).toBe(action);
  });

  it('leads to the tab of the first open item that prevents activation', () => {
    expect(blockedAt([item('questions', true), item('window', false)])).toBe('delivery');
    expect(blockedAt([item('privacy', false, false), item('questions', false)])).toBe('builder');
    expect(blockedAt([item('privacy', false, false)])).toBeNull();
  });
});
