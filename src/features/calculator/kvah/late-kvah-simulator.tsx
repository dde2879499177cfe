import { lazy, memo, Suspense } from 'react'
import { KVAH_FORM } from './kvah-form-id.ts'
import type { KvahPlace } from './kvah-place.ts'
import { whenNear } from './when-near.ts'
// Comes with the page; only the script waits.
import './kvah-simulator.css'

const KvahSimulator = lazy(() =>
  whenNear(KVAH_FORM)
    .then(() => import('./kvah-simulator.tsx'))
    .then(({ KvahSimulator }) => ({ default: KvahSimulator }))
    // Without its script it stays the form that the server answers.
    .catch(() => new Promise<never>(() => {})),
)

/** The simulator as the server wrote it, brought alive when a visitor comes near it. */
export const LateKvahSimulator = memo(function LateKvahSimulator({ places }: { places: KvahPlace[] }) {
  return (
    <Suspense>
      <KvahSimulator places={places} />
    </Suspense>
  )
})
