/** In the mails of Monday mornings, in what health answers, and at the desk. */
export function unknownHolidaysText(year: number): string {
  return `The holidays of ${year} are not in our list yet, so replies are promised for days on which we are closed. Add them at the desk, under Company, Holidays, from the state’s order.`
}
