const HOURS = 24

/** The watts of 24 hours as somebody typed them, `60, 60, 2000, …`; undefined where they are not 24 whole numbers. */
export function readDay(text: string | null): number[] | undefined {
  const watts = text?.trim().split(/[\s,]+/) ?? []
  return watts.length === HOURS && watts.every((each) => /^\d{1,5}$/.test(each)) ? watts.map(Number) : undefined
}
