export const PERIODS = [7, 28, 90] as const

/** So many days, today among them. */
export type Period = (typeof PERIODS)[number]

export function readPeriod(text: string | null): Period {
  return PERIODS.find((days) => String(days) === text) ?? 28
}
