import { layOutBelow } from './lay-out-below.ts'
import { releaseScripts } from './release-scripts.ts'

/** At the end of every page. */
layOutBelow()
releaseScripts()
