import { BELOW, END, FIRST, WHOLE } from './below.ts'

// A phone shows little below the first section; wider screens show more. A browser that fills in forms lays out each field
// and all around it once a page was read, hidden or not, unless it has no box.
export const belowStyle = `@media screen and (scripting:enabled){html:not([${WHOLE}]) :is(${BELOW}){content-visibility:auto;contain-intrinsic-block-size:auto 100vh}@media (width<48rem){html[${FIRST}] :is(${BELOW},${END}){content-visibility:hidden;contain-intrinsic-block-size:auto 100vh;&:not([style]) form{display:none}}}}`
