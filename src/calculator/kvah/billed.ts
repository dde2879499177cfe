/** Whole units, and whole rupees of the units before they were rounded. */
export interface Billed {
  kvah: number
  /** Nothing where no rate is known. */
  paise?: number
}

export function billed(kvah: number, ratePaise: number | undefined): Billed {
  return {
    kvah: Math.round(kvah),
    paise: ratePaise === undefined ? undefined : Math.round((kvah * ratePaise) / 100) * 100,
  }
}

/** Of the figures as printed, so that the printed sum can be done again. */
export function difference(before: Billed, after: Billed): Billed {
  const isPriced = before.paise !== undefined && after.paise !== undefined
  return { kvah: before.kvah - after.kvah, paise: isPriced ? before.paise! - after.paise! : undefined }
}
