import { type ComponentType, use, useId } from 'react'
import type { IslandList, PropsOf, Wakes } from './island-list.ts'
import { IslandRoot } from './island-root.tsx'

type IslandProps<List extends IslandList, Name extends keyof List> = {
  name: Name
  wakes?: Wakes
  /** Where a text goes on around it. */
  as?: 'div' | 'span'
  /** Where what is pressed in it leads when its script does not come. */
  instead?: string
} & (object extends PropsOf<List, Name> ? { props?: PropsOf<List, Name> } : { props: PropsOf<List, Name> })

type Renderer = (props: object, identifierPrefix: string) => string

/**
 * The component by which pages show what is in the list. The server renders each island by itself, into an element that
 * says its name and its props; `wakeIslands` brings it alive from there. Props are what JSON can say.
 */
export function islandOf<List extends IslandList>(list: List) {
  const renderers = new Map<keyof List, Promise<Renderer>>()

  // biome-ignore lint/correctness/noComponentHookFactories: called once, in the module that has the list
  return function Island<Name extends keyof List & string>({
    name,
    props,
    wakes = 'near',
    as: Element = 'div',
    instead,
  }: IslandProps<List, Name>) {
    const ids = `${name}${useId()}`
    // Pages are made by the server. A page of the desk that fails in the browser goes without islands.
    if (!import.meta.env.SSR) return null

    const given: object = props ?? {}
    const html = use(rendererOf(name))(given, ids)
    const said = JSON.stringify(given)
    return (
      <Element
        data-island={name}
        data-wakes={wakes}
        data-ids={ids}
        data-instead={instead}
        data-props={said === '{}' ? undefined : said}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React a moment ago
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }

  // The same promise each time: React asks again once it is settled.
  function rendererOf(name: keyof List): Promise<Renderer> {
    const known = renderers.get(name) ?? load(name)
    renderers.set(name, known)
    return known
  }

  async function load(name: keyof List): Promise<Renderer> {
    const [{ default: component }, { renderToString }] = await Promise.all([list[name]!(), import('react-dom/server')])
    return (props, identifierPrefix) =>
      renderToString(<IslandRoot component={component as ComponentType<object>} props={props} />, { identifierPrefix })
  }
}
