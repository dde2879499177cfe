import { Component } from 'react'
import type { Elements } from './elements.ts'
import { FailedPart } from './failed-part.tsx'
import { reportFailure } from './report-failure.ts'
import { carryControlsInTurn, noteControls, type WrittenElement } from './written-element.ts'

export interface Failure {
  /** Under which it is in the server's log. */
  reference: string | undefined
  /** Draws the part anew, with what was typed into it. */
  retry: () => void
  /** Draws it anew and empty. */
  beginAnew: () => void
}

interface BoundaryProps {
  children: Elements
  /** In the place of what failed; by default it says so and offers to try again. */
  fallback?: (failure: Failure) => Elements
  /** What the part shows: once it is something else, the part is tried again. */
  of?: unknown
}

interface BoundaryState {
  hasFailed: boolean
  reference?: string
}

/** Around a part: when it fails, all else goes on, and what was typed into it is there again when it is tried again. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false }
  typed: WrittenElement[] = []

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.setState({ reference: reportFailure(error) })
  }

  /** While what failed still stands there. */
  override getSnapshotBeforeUpdate(_: BoundaryProps, before: BoundaryState) {
    if (this.state.hasFailed && !before.hasFailed) this.typed = noteControls(document)
    return null
  }

  override componentDidUpdate(props: BoundaryProps, before: BoundaryState) {
    const { hasFailed } = this.state
    if (hasFailed && before.hasFailed && props.of !== this.props.of) this.retry()
    if (!hasFailed && before.hasFailed) carryControlsInTurn(this.typed)
  }

  retry = () => this.setState({ hasFailed: false, reference: undefined })

  beginAnew = () => {
    this.typed = []
    this.retry()
  }

  override render() {
    const { children, fallback } = this.props
    if (!this.state.hasFailed) return children

    const failure = { reference: this.state.reference, retry: this.retry, beginAnew: this.beginAnew }
    return fallback ? fallback(failure) : <FailedPart {...failure} />
  }
}

/** For what nobody would miss before the next page. */
export function nothing() {
  return null
}
