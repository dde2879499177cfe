/** "evening peak" → "evening-peak": how a time-of-day zone is called in an input. */
export function zoneOf({ zone, name }: { zone?: string; name: string }): string {
  return zone ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
