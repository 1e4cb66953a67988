import { useEffect, useEffectEvent, useState } from 'react'

/** What `read` finds in the first story of the page, again whenever the story, the brand or the window changes. */
export function usePrimaryStory<Found>(read: (story: HTMLElement) => Found): Found | undefined {
  const [found, setFound] = useState<Found>()
  const readAgain = useEffectEvent((story: HTMLElement) => setFound(read(story)))
  useEffect(() => {
    let story: HTMLElement | undefined
    const update = () => story && readAgain(story)
    const seen = new MutationObserver(update)
    // The story appears after this page.
    const waiting = setInterval(() => {
      story = primaryStory()
      if (!story?.firstElementChild) return
      clearInterval(waiting)
      seen.observe(story, { subtree: true, childList: true, attributes: true, characterData: true })
      seen.observe(story.ownerDocument.documentElement, { attributes: true })
      update()
    }, 200)
    window.addEventListener('resize', update)
    return () => {
      clearInterval(waiting)
      seen.disconnect()
      window.removeEventListener('resize', update)
    }
  }, [])
  return found
}

/** The first story: in the page, or in an iframe if it would cover the page. There, an open overlay is the story. */
function primaryStory(): HTMLElement | undefined {
  const inPage = document.querySelector<HTMLElement>('[id^="story--"][id$="--primary-inner"]')
  const framed = document.querySelector<HTMLIFrameElement>('.sbdocs-preview iframe')?.contentDocument
  return (
    inPage ?? framed?.querySelector<HTMLElement>('.overlay') ?? framed?.getElementById('storybook-root') ?? undefined
  )
}
