// @vitest-environment jsdom
import { mountStories } from './mountStories.tsx'

mountStories()
