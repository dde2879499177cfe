// Each state's file as it lies in data/, under a name that changes with its content.
const FILES = import.meta.glob<string>('../data/*.json', { query: '?url', import: 'default', eager: true })

export function tariffAddress(code: string): string {
  const address = FILES[`../data/${code.toLowerCase()}.json`]
  if (!address) throw new Error(`There is no state ${code}`)
  return address
}
