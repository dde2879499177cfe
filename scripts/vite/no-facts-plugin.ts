import type { Plugin } from 'vite'

const REFUSAL = `
function refuse() {
  throw new Error('Facts of the company are the server’s: give an island what it shows as its props.')
}
export { refuse as companyFacts, refuse as factsRevision, refuse as setCompanyFacts }
`

/** Leaves the company's facts out of browsers' scripts: a bundle would say what was true when it was built. */
export function noFactsPlugin(file: string): Plugin {
  return {
    name: 'no-facts',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id.endsWith(file) ? REFUSAL : undefined),
  }
}
