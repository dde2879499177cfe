import { asOf, claims } from '#company/claims.en.ts'

export const smartBusinessHero = {
  title: 'You are billed in kVAh. Make every one of them work',
  description:
    'Power-factor correction under kVAh billing in Telangana: what it does to a bill, why leading energy counts too, and how it is corrected.',
  heading: 'You are billed in kVAh. Make every one of them work.',
  lead: `We measure your load, find what pulls the power factor away from 1, and correct it: ${claims.upToCostReduction.value} lower cost. ${asOf(claims.upToCostReduction)}.`,
  talk: 'Talk to an engineer',
  devices: 'See the devices',

  simulator: {
    heading: 'What kVAh billing does to a bill in Telangana.',
    lead: 'Under kVAh billing the meter counts all the current you draw, also the part that does no work. The further your power factor is from 1, the more of it you pay for.',
  },
} as const
