const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment as a spreadsheet sorts it, in Indian time: "2026-11-20 17:50:00". */
export function sheetTime(moment: string): string {
  return format.format(new Date(moment))
}
