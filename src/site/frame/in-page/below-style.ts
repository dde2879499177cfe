import { SCRIPT } from './be-plain.ts'
import { BELOW, END, FIRST, WHOLE } from './below.ts'

// A phone shows little below the first section; wider screens show more. Forms have no box at all: a browser that fills in
// forms lays out every field, and all that stands around it, as soon as it has read the page, hidden or not. The rule for
// phones is as particular as the one before it, or that one would win.
export const belowStyle = `@media screen{html[${SCRIPT}]:not([${WHOLE}]) :is(${BELOW}){content-visibility:auto;contain-intrinsic-block-size:auto 100vh}}@media screen and (max-width:47.99rem){html[${SCRIPT}][${FIRST}] :is(${BELOW},${END}){content-visibility:hidden;contain-intrinsic-block-size:auto 100vh}html[${FIRST}] :is(${BELOW},${END}):not([style]) form{display:none!important}}`
