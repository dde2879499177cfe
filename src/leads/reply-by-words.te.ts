// Translated on 26 November 2026, from revision bdc0824f.
/** Until when we reply: 'రేపు సాయంత్రం 4:10', 'సోమవారం, నవంబరు 30, సాయంత్రం 4:10'. */
export const replyByWords = {
  at: (time: string, day: string) => `${day} ${time}`,
  today: 'ఈరోజు',
  tomorrow: 'రేపు',
  onWeekday: (weekday: string) => weekday,
  onDay: (weekday: string, day: number, month: string) => `${weekday}, ${month} ${day},`,
} as const
