// Nine digits hold more pages than any blog has, and fit the databases' integers.
const PAGE = /^[1-9]\d{0,8}$/

/** The page that a query asks for: the first where it says nothing, undefined where it is no page number. */
export function pageNumber(asked: string | null | undefined): number | undefined {
  if (!asked) return 1
  return PAGE.test(asked) ? Number(asked) : undefined
}
