/** Rules that no phone held upright follows: of windows from 640 px on, and of a pointer that hovers. */
const WIDE_RULE = /^@media \((min-width:([4-9]\d|\d{3,})(\.\d+)?rem|hover:hover)\)[^,{]*\{/

/** Who follows any of them: whoever does not, fetches their sheet after all else and waits for none of it. */
export const WIDE_MEDIA = '(min-width:40rem),(hover:hover)'

/** A style sheet of the build in two: what pages have within them, and what wide windows fetch beside it. */
export function cutStyles(css: string): Record<'narrow' | 'wide', string> {
  const rules = rulesOf(css)
  const isWide = (rule: string) => WIDE_RULE.test(rule)
  return { narrow: rules.filter((rule) => !isWide(rule)).join(''), wide: rules.filter(isWide).join('') }
}

/** Where the build keeps the second, of a sheet that it divides. */
export function wideFile(file: string): string {
  return file.replace(/\.css$/, '.wide.css')
}

/** As the compiler writes them: no brace stands in a text or a comment. */
export function rulesOf(css: string): string[] {
  const rules: string[] = []
  let begin = 0
  let depth = 0
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (depth > 0 || sign === '{') continue
    rules.push(css.slice(begin, index + 1))
    begin = index + 1
  }
  return [...rules, css.slice(begin)].filter(Boolean)
}
