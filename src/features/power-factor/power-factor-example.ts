/** The example that the laboratory works with. */
export const example = {
  workKwh: 100_000,
  kw: 400,
  /** HT-I(A), 11 kV, Telangana, FY 2026-27: two public transcriptions of the order agree; the copy says so beside it. */
  paisePerKvah: 765,
  target: 0.99,
  lowest: 0.7,
  start: 0.82,
} as const
