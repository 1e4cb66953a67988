// @vitest-environment happy-dom
// The same tests in the other DOM that hosts use.
import './jsdom.dom.test.tsx'
