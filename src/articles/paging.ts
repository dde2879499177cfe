import { latinDigits } from '#platform/text/latin-digits.ts'

/** Specification, section 9. */
export const PAGE_SIZE = 18

// Nine digits hold more pages than any blog has, and fit the databases' integers.
const PAGE = /^[1-9]\d{0,8}$/
const AROUND = 1

/** The page that a query asks for, in digits of any script: the first where it says nothing, undefined where it is none. */
export function pageNumber(asked: string | null | undefined): number | undefined {
  if (!asked) return 1
  const number = latinDigits(asked)
  return PAGE.test(number) ? Number(number) : undefined
}

/** An empty blog has one, empty page. */
export function lastPage(count: number): number {
  return Math.max(1, Math.ceil(count / PAGE_SIZE))
}

/** The page numbers worth a link: both ends and what is around; null stands for the numbers left out. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, at) => page - AROUND + at)
  const numbers = [...new Set([1, ...near, last])].filter((number) => number >= 1 && number <= last)

  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}

/** Where a page of the blog is. */
export function pagePath(page: number): string {
  return page === 1 ? '/blogs' : `/blogs?page=${page}`
}
