import type { ComponentProps, ComponentType } from 'react'

/** Every island by its name, with its script: a module whose default export is the component. */
// biome-ignore lint/suspicious/noExplicitAny: each has props of its own; where one is used the compiler knows which
export type IslandList = Record<string, () => Promise<{ default: ComponentType<any> }>>

export type PropsOf<List extends IslandList, Name extends keyof List> = ComponentProps<
  Awaited<ReturnType<List[Name]>>['default']
>

/**
 * When its script is fetched and run: once somebody is near it, once the browser is idle, or only when somebody touches
 * it, or something that names it in `data-opens`. A touch always wakes it.
 */
export type Wakes = 'near' | 'idle' | 'touched'
