/** What somebody reads who sent too much in too short a time. */
export function tooManyMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `That was a lot at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
