// Before all else that a server loads (standing-clock.ts).
const at = Number(process.env.CLOCK_STANDS_AT)

globalThis.Date = class extends Date {
  constructor(...given: []) {
    super(...((given.length > 0 ? given : [at]) as []))
  }

  static override now() {
    return at
  }
} as DateConstructor
