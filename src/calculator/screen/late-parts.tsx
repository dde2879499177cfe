import { type ComponentType, lazy, Suspense, useState } from 'react'
import { fetchAgain } from '#ui/fetch-again.ts'

interface Meanwhile {
  /** Shown until the chunk comes. */
  Waiting?: ComponentType
  /** Shown when it does not come. */
  Missing?: ComponentType
}

/** Parts of the screen in a chunk of their own, which comes when the first of them is shown. */
export function lateParts<Parts>(fetchParts: () => Promise<Parts>) {
  let here: Parts | undefined

  async function fetch(): Promise<Parts> {
    here = await fetchAgain(fetchParts)
    return here
  }

  function part<P extends object>(
    pick: (parts: Parts) => ComponentType<P>,
    { Waiting = Nothing, Missing = Nothing }: Meanwhile = {},
  ) {
    const Late = lazy<ComponentType<P>>(() =>
      fetch().then(
        (parts) => ({ default: pick(parts) }),
        () => ({ default: Missing as ComponentType<P> }),
      ),
    )

    // biome-ignore lint/correctness/noComponentHookFactories: called once a part, in the module that has them
    return function LatePart(props: P) {
      // Which of the two was drawn first stays: a field that is drawn anew loses the caret.
      const [Drawn] = useState<ComponentType<P>>(() => (here ? pick(here) : Late))
      return (
        <Suspense fallback={<Waiting />}>
          <Drawn {...props} />
        </Suspense>
      )
    }
  }

  return { fetch, part }
}

function Nothing() {
  return null
}
