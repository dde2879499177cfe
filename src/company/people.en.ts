// Nobody stands here who has not agreed to it. While a list is empty, the page says how many they are.

export interface Founder {
  name: string
  /** Two letters, from which the portrait is drawn. */
  initials: string
  role: string
  about: string
}

export interface TeamMember {
  name: string
  initials: string
  /** What the badge says. */
  role: string
}

/** The two co-founders (specification, About page). */
export const founders: readonly Founder[] = []

/** In the order of the page. */
export const team: readonly TeamMember[] = []
