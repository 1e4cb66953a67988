// @vitest-environment happy-dom
import { mountStories } from './mountStories.tsx'

mountStories()
