type Marks = Partial<Record<string, string>>

interface Attribution {
  first?: Marks
  last?: Marks
  referrer?: string
  landing_path?: string
}

export interface Source {
  /** Campaign, or the site that led here; null where nobody said. */
  from: string | null
  landing: string | null
}

/** Where a lead came from (see lead-context.ts), in few words: what first brought the visitor counts. */
export function sourceOf(attribution: string | null): Source {
  if (!attribution) return { from: null, landing: null }

  const { first, last, referrer, landing_path = null } = JSON.parse(attribution) as Attribution
  const { utm_source, utm_medium, utm_campaign, gclid } = first ?? last ?? {}
  const marks = [utm_source ?? (gclid && 'google'), utm_medium, utm_campaign].filter(Boolean).join(' / ')

  return { from: marks || hostOf(referrer), landing: landing_path }
}

function hostOf(referrer?: string): string | null {
  return referrer && URL.canParse(referrer) ? new URL(referrer).host || null : null
}
