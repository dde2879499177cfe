import { Late, latePart } from '#ui/late.tsx'
import './kvah-simulator.css'

const simulator = latePart({
  id: 'kvah-simulator',
  load: async () => (await import('./kvah-simulator.tsx')).KvahSimulator,
})

/** The simulator; without its script it is the form that the server answers. */
export function LateKvahSimulator() {
  return <Late part={simulator} />
}
