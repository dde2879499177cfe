import { type KeyboardEvent, useRef, useState } from 'react'

export interface Tool {
  label: string
  run: () => void
  /** Undefined for what is no state, such as undoing. */
  isOn?: boolean
  isOff?: boolean
}

interface ToolbarProps {
  label: string
  controls: string
  tools: Tool[]
}

/** One stop of the Tab key; the arrows lead from tool to tool (APG, toolbar pattern). */
export function Toolbar({ label, controls, tools }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const reachable = Math.min(current, tools.length - 1)

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTool(event.key, reachable, tools.length)
    if (next === undefined) return

    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      className="editor__tools"
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      ref={bar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ label, run, isOn, isOff }, at) => (
        <button
          key={label}
          type="button"
          tabIndex={at === reachable ? 0 : -1}
          aria-pressed={isOn}
          // Not `disabled`: it would drop out of the arrows' reach in the middle of a walk.
          aria-disabled={isOff || undefined}
          // A press must not take the place where one writes.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => !isOff && run()}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function nextTool(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
