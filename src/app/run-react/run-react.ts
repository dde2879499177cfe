// A bundled module runs when another one first asks for it, in that one's task. Imported here, React DOM runs with its own
// file, which has a task of its own (release-scripts.ts). It begins by making three errors to compare others with: in a
// browser that is being inspected, looking up each line of their stacks takes twice as long as all the rest.
import './without-stacks.ts'
import 'react-dom/client'
import './with-stacks.ts'
