import { companyLinks, mainNav } from '#company/nav.en.ts'
import { distanceBetween } from '#platform/text/edit-distance.ts'

const MOST = 3

export interface NearPage {
  path: string
  title: string
}

/** The pages whose addresses are spelt almost like this one, the nearest first. */
export function nearPages(path: string): NearPage[] {
  const asked = plain(path)
  // A third of the letters may be wrong; more, and it is another address.
  const slips = Math.max(1, Math.floor(asked.length / 3))

  return [...mainNav, ...companyLinks, { path: '/energy-calculator', label: 'Energy Calculator' }]
    .map(({ path, label }) => ({ path, title: label, distance: distanceBetween(asked, plain(path)) }))
    .filter(({ distance }) => distance <= slips)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ path, title }) => ({ path, title }))
}

function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 100)
}
