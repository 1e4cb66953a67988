/**
 * A ref that calls back for an image that failed before React took over the server's HTML: its error event is over. A
 * drawing without a size of its own also has no natural width, so only decoding decides.
 */
export const whenFailedBefore = (onFailed: (image: HTMLImageElement) => void) => (image: HTMLImageElement | null) => {
  if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(() => onFailed(image))
}
