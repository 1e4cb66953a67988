/**
 * A ref that calls back for an image that failed before React took over the server's HTML, after its error event. A
 * drawing without a size of its own also has no natural width, so only decoding decides.
 */
export const whenFailedBefore = (onFailed: (image: HTMLImageElement) => void) => (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(() => onFailed(image))
}

function hide(flag: HTMLImageElement) {
  console.warn(`No flag at ${flag.src}`)
  flag.classList.add('invisible')
}
/** Props of a flag: a missing one keeps its place, and a console message informs developers. [WIDGET-23] */
export const hiddenIfMissing = {
  ref: whenFailedBefore(hide),
  onError: ({ currentTarget }: { currentTarget: HTMLImageElement }) => hide(currentTarget),
}
