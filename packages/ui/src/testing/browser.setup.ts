import { beforeEach } from 'vitest'
import { setIn } from './faces.ts'

// Every browser test starts in the wide face; a test that measures the narrow one sets it itself.
beforeEach(() => setIn('wide'))

// All files share one tab: a page that a test has left may still write its session.
localStorage.clear()
sessionStorage.clear()
