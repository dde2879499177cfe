// React DOM is run when somebody first asks for it, with whatever asked. Imported, it is run with its file, which is a
// task of its own (release-scripts.ts).
import 'react-dom/client'
