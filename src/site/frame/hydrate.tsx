import { createRoot } from 'react-dom/client'
import { Boundary, nothing } from '#ui/boundary.tsx'
import { Toasts } from '#ui/toasts.tsx'
import './alive.css'

export { hydrateIsland } from '#ui/island/hydrate-island.tsx'

// Only islands show toasts, so their place comes with the first.
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <Boundary fallback={nothing}>
    <Toasts />
  </Boundary>,
)
