import './alive.css'

export { hydrateIsland } from '#ui/island/hydrate-island.tsx'
