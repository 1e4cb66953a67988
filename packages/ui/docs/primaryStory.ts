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
      story = document.querySelector<HTMLElement>('[id^="story--"][id$="--primary-inner"]') ?? undefined
      if (!story?.firstElementChild) return
      clearInterval(waiting)
      seen.observe(story, { subtree: true, childList: true, attributes: true, characterData: true })
      seen.observe(document.documentElement, { attributes: true })
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
