import { officeClock } from '#india/office-clock.ts'

/** A moment as every spreadsheet reads and sorts it, in Indian time: "2026-11-20 17:50". */
export function sheetTime(moment: string): string {
  return officeClock(new Date(moment)).toISOString().slice(0, 16).replace('T', ' ')
}
