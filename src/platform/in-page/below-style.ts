import { BELOW, END, FIRST, WHOLE } from './below.ts'

// A phone shows little below the first section; wider screens show more.
export const belowStyle = `@media screen and (scripting:enabled){:is(${BELOW}){html:not([${WHOLE}]) &{content-visibility:auto;contain-intrinsic-block-size:auto 100vh}@media (width<48rem){html[${FIRST}] &{content-visibility:hidden}}}@media (width<48rem){html[${FIRST}] ${END}{content-visibility:hidden;contain-intrinsic-block-size:auto 100vh}}}`
