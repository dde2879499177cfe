// Samples: the company replaces every person below. The order is the order on the page.

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
  role: string
}

export const founders: readonly Founder[] = [
  {
    name: 'A. B.',
    initials: 'AB',
    role: 'Co-founder',
    about: 'Looks after meters, devices and the people who install them. Asks of every figure how it was measured.',
  },
  {
    name: 'C. D.',
    initials: 'CD',
    role: 'Co-founder',
    about: 'Looks after software, data and the work with utilities. Asks of every figure what it is for.',
  },
]

const ROLES = [
  'Field operations',
  'Sales',
  'Firmware',
  'Energy audit',
  'AI reading',
  'Finance',
  'Support',
  'Software',
  'Hardware',
] as const

const INITIALS = [
  'AK SR VM PN RB KT LG MD NS YP HC AR BV',
  'DJ GK SM TA PS KR VN RL AJ SB MK NT PR',
  'DG HM RS KV AN SP TM BK RJ LV GS MP AS',
]
  .join(' ')
  .split(' ')

export const team: readonly TeamMember[] = INITIALS.map((initials, place) => ({
  name: `${initials[0]}. ${initials[1]}.`,
  initials,
  role: ROLES[(place * 5 + Math.floor(place / 7)) % ROLES.length]!,
}))
