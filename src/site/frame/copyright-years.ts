/** '2025', and from the next year on '2025–2026'. */
export function copyrightYears(since: number, year: number): string {
  return year > since ? `${since}–${year}` : String(since)
}
