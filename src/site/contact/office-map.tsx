import { useEffect, useRef, useState } from 'react'
import { addressHere } from '#platform/text/language.ts'
import { Button } from '#ui/button.tsx'
import { officeCopy } from './words.en.ts'

const { map: copy } = officeCopy

/** The server sends this on to the map that its settings name. */
const MAP = '/go/map'

interface OfficeMapProps {
  /** In one line. */
  address: string
}

/** The address, and the map once the visitor asks for it: nobody else learns of the visit before. */
export default function OfficeMap({ address }: OfficeMapProps) {
  const [isShown, setShown] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    // The button that had the focus is gone.
    if (isShown) frame.current?.focus()
  }, [isShown])

  return (
    <div className="office-map">
      {isShown && (
        <div className="office-map__view">
          <iframe ref={frame} src={addressHere(MAP)} title={copy.title} />
        </div>
      )}
      <div className="office-map__foot">
        <address>
          <b>{copy.office}</b>
          <br />
          <span translate="no">{address}</span>
        </address>
        {!isShown && (
          <span className="needs-script">
            <Button tone="line" small onClick={() => setShown(true)}>
              {copy.show}
            </Button>
          </span>
        )}
        <noscript>
          <a className="btn btn--line btn--sm" href={addressHere(MAP)}>
            {copy.show}
          </a>
        </noscript>
      </div>
    </div>
  )
}
