/** To ten watts, as the auditor rounds: 1420 is '1.42 kW'. */
export function formatKilowatts(watts: number): string {
  return `${(watts / 1000).toFixed(2)} kW`
}
