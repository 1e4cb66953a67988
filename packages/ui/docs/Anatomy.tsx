import { useCallback } from 'react'
import { anatomyOf, type Part } from './anatomyOf.ts'
import { Prose, Stage } from './parts.tsx'
import { usePrimaryStory } from './primaryStory.ts'

/** The first story of the page with its boxes and distances, measured in the rendered component. */
export function Anatomy() {
  const found = usePrimaryStory((story) => ({ story, parts: anatomyOf(story) }))
  if (!found || found.parts.length === 0) return <p>The example is not open, or has no box of its own.</p>
  const { story, parts } = found
  return (
    <>
      {/* A copy out of an iframe, which has another width, could look different. */}
      {story.ownerDocument === document && (
        <Stage className="anatomy">
          <div className="anatomy-drawing">
            <Copy of={story} />
            <svg aria-hidden="true" width={story.offsetWidth} height={story.offsetHeight}>
              {parts.map((part, index) => (
                <Box key={index} part={part} />
              ))}
              {labelled(parts).map(([x, y], index) => (
                <g key={index}>
                  <circle cx={x} cy={y} r="9" />
                  <text x={x} y={y + 4}>
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
          </div>
        </Stage>
      )}
      <ol className="anatomy-parts">
        {parts.map(({ name, measures, count }, index) => (
          <li key={index}>
            <strong>
              <Prose text={name} />
            </strong>
            {count > 1 && ` × ${count}`}: <Prose text={measures.join('; ')} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** A still copy, which nobody can reach. */
function Copy({ of }: { of: HTMLElement }) {
  const fill = useCallback(
    (place: HTMLDivElement | null) => {
      const copy = of.cloneNode(true)
      if (!(copy instanceof HTMLElement) || !place) return
      for (const element of [copy, ...copy.querySelectorAll('[id], [name]')]) {
        element.removeAttribute('id')
        element.removeAttribute('name')
      }
      place.replaceChildren(copy)
      place.style.width = `${of.offsetWidth}px`
    },
    [of],
  )
  return <div ref={fill} inert aria-hidden="true" />
}

/** The outline of a part, and its padding as an area. */
function Box({ part: { left, top, width, height, padding } }: { part: Part }) {
  const right = left + width
  const bottom = top + height
  const outer = `M${left} ${top}H${right}V${bottom}H${left}Z`
  const inner = `M${left + padding.left} ${top + padding.top}V${bottom - padding.bottom}H${right - padding.right}V${top + padding.top}Z`
  return (
    <>
      <path className="padding" d={outer + inner} />
      <rect x={left} y={top} width={width} height={height} />
    </>
  )
}

/** A place for each number: the corner of its part, or beside it where another number is. */
function labelled(parts: readonly Part[]): [x: number, y: number][] {
  const places: [number, number][] = []
  for (const { left, top } of parts) {
    let x = left
    while (places.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - top) < 18)) x += 18
    places.push([x, top])
  }
  return places
}
