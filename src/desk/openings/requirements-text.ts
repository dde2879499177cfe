import type { RichText } from '#company/openings/first-openings.en.ts'

const POINT = /^\s*[-–•]\s*/

/** Headings and their points as staff type them: a heading a line, under it a point a line with a dash. */
export function writeRequirements(requirements: RichText): string {
  return requirements
    .map(({ heading, points }) => [heading, ...points.map((point) => `- ${point}`)].join('\n'))
    .join('\n\n')
}

/** Reads them back. Undefined where a point has no heading or a heading no point. */
export function parseRequirements(text: string): RichText | undefined {
  const parts: { heading: string; points: string[] }[] = []

  for (const line of text
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)) {
    if (!POINT.test(line)) parts.push({ heading: line, points: [] })
    else if (parts.length === 0) return undefined
    else parts.at(-1)!.points.push(line.replace(POINT, ''))
  }
  return parts.length > 0 && parts.every(({ points }) => points.length > 0) ? parts : undefined
}
