// React DOM is run when somebody first asks for it, with whatever asked. Imported, it is run with its file, which is a
// task of its own (release-scripts.ts). It begins by making three errors to compare others with: whoever inspects the
// page would wait for each line of their stacks to be looked up, twice as long as all the rest takes.
import './without-stacks.ts'
import 'react-dom/client'
import './with-stacks.ts'
