export const smartHomeHero = {
  title: 'Know the bill before it comes',
  description:
    'A smart plug for one appliance, the Bijli Auditor for the whole home, and a home audit by people who read meters.',
  heading: 'Know the bill before it comes.',
  lead: 'See what each appliance costs while it is running. Change one habit at a time and watch the units fall.',
  explore: 'Explore Smart Home Products',
  app: 'Get the smart home app',
} as const
