import { BELOW, WHOLE } from './below.ts'

export const belowStyle = `@media screen and (scripting:enabled){html:not([${WHOLE}]) :is(${BELOW}){content-visibility:auto;contain-intrinsic-block-size:auto 100vh}}`
