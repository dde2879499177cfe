/** Until when we reply: '4:10 PM tomorrow', '4:10 PM on Monday, 30 November'. */
export const replyByWords = {
  at: (time: string, day: string) => `${time} ${day}`,
  today: 'today',
  tomorrow: 'tomorrow',
  onWeekday: (weekday: string) => `on ${weekday}`,
  onDay: (weekday: string, day: number, month: string) => `on ${weekday}, ${day} ${month}`,
} as const
