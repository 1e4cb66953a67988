import { beforeEach } from 'vitest'
import { setIn } from './faces.ts'

// Every browser test starts in the wide face; a test that measures the narrow one sets it itself.
beforeEach(() => setIn('wide'))
