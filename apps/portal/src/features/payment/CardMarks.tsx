import type { ReactNode } from 'react'

/** Logos of the card networks; the text beside them names the same networks. */
export function CardMarks() {
  return (
    <span className="mt-1.5 flex gap-1.5" aria-hidden>
      <Mark>
        <path className="fill-[#1434cb]" d="M0 0h40v26H0z" />
        <text
          className="fill-[#fff]"
          x="20"
          y="17.5"
          fontSize="11"
          fontWeight="800"
          fontStyle="italic"
          textAnchor="middle"
        >
          VISA
        </text>
      </Mark>
      <Mark>
        <path className="fill-[#fff]" d="M0 0h40v26H0z" />
        <circle className="fill-[#eb001b]" cx="15.5" cy="13" r="8" />
        <circle className="fill-[#f79e1b]" cx="24.5" cy="13" r="8" />
        <path className="fill-[#ff5f00]" d="M20 6.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" />
      </Mark>
      <Mark>
        <path className="fill-[#0a4f8f]" d="M0 0h40v26H0z" />
        <path className="fill-[#0f8a5f]" d="M20 0h20v26H20z" />
        <text className="fill-[#fff]" x="20" y="18" fontSize="13" fontWeight="800" textAnchor="middle">
          CB
        </text>
      </Mark>
    </span>
  )
}

const Mark = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 40 26"
    className="h-6 w-auto rounded-mark [box-shadow:0_0_0_1px_var(--vl-color-line)] forced-color-adjust-none"
  >
    {children}
  </svg>
)
