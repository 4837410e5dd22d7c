// How long somebody still has: minutes as a clock, more than that in words, in every language.
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { lang: '' } });
const { words } = await import('../src/lib/words.svelte');
const { saidTime, shownTime, timerWords } = await import('../src/lib/duration');

const DAY = 86_400;
const HOUR = 3600;

describe('time to decide', () => {
  it('is a clock when it is short', async () => {
    await words.choose('en');
    expect(shownTime(9)).toBe('0:09');
    expect(shownTime(HOUR - 1)).toBe('59:59');
    expect(saidTime(61)).toBe('61 seconds left');
  });

  it.each([
    ['en', '1 day 1 h', '2 days 3 h', '3 days', '5 h 7 min', '2 days 3 h left', 'One day', '7 days'],
    ['de', '1 Tag 1 Std.', '2 Tage 3 Std.', '3 Tage', '5 Std. 7 Min.', 'Noch 2 Tage 3 Std.', 'Ein Tag', '7 Tage'],
    ['ru', '1 день 1 ч', '2 дня 3 ч', '3 дня', '5 ч 7 мин', 'Осталось: 2 дня 3 ч', 'Один день', '7 дней'],
  ])('is told in days and hours when it is long (%s)', async (language, one, two, three, hours, said, day, week) => {
    await words.choose(language);
    expect(shownTime(DAY + HOUR + 59)).toBe(one);
    expect(shownTime(2 * DAY + 3 * HOUR)).toBe(two);
    expect(shownTime(3 * DAY + 59)).toBe(three);
    expect(shownTime(5 * HOUR + 7 * 60)).toBe(hours);
    expect(saidTime(2 * DAY + 3 * HOUR)).toBe(said);
    expect(timerWords(DAY)).toBe(day);
    expect(timerWords(7 * DAY)).toBe(week);
  });
});
