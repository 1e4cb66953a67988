import {
  createContext,
  createElement,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { words as french, type Words } from '../locales/fr.ts'

export type { Words } from '../locales/fr.ts'
export type HostLinkProps = ComponentProps<'a'> & { href: string }

interface Host {
  /** The component for every in-app link. @default a plain `<a>` */
  link: ComponentType<HostLinkProps>
  /** Address of the icon sprite. @default /icons.svg */
  iconSprite: string
  /** Returns the address of a country’s flag, from its two-letter code. */
  flagUrl: (code: string) => string
}

const PlainLink = ({ children, ...rest }: HostLinkProps) => <a {...rest}>{children}</a>

// A constant, so that components without a provider do not rebuild it: they use French texts and plain links.
const bare: Host = {
  link: PlainLink,
  iconSprite: '/icons.svg',
  flagUrl: (code) => `/flags/${code.toLowerCase()}.svg`,
}

const HostContext = createContext(bare)
// A separate context, so that components without texts do not include them in a bundle.
const WordsContext = /* @__PURE__ */ createContext(french)

type UiProviderProps = { [K in keyof Host]?: Host[K] | undefined } & {
  /** The library’s texts, which include their language code. @default French */
  words?: Words | undefined
  children: ReactNode
}

/** Passes the host's texts, link component and file addresses to the library. */
export function UiProvider(props: UiProviderProps) {
  const { words = french, link = bare.link, iconSprite = bare.iconSprite, flagUrl = bare.flagUrl, children } = props
  const host = useMemo(() => ({ link, iconSprite, flagUrl }), [link, iconSprite, flagUrl])
  return (
    <WordsContext value={words}>
      <HostContext value={host}>{children}</HostContext>
    </WordsContext>
  )
}

/** The host's link component, or a plain `<a>`. */
export function useLink(): ComponentType<HostLinkProps> {
  return use(HostContext).link
}

/** A link to a page of the host, rendered by the host's component. */
export function HostLink(props: HostLinkProps) {
  return createElement(useLink(), props)
}

/** The library's texts, as set by the host. */
export function useWords(): Words {
  return use(WordsContext)
}

/** The host's language code, for `Intl`. */
export function useLanguage(): string {
  return use(WordsContext).language
}

/** Addresses of the icon sprite and the flags. */
export function useAssets(): Pick<Host, 'iconSprite' | 'flagUrl'> {
  return use(HostContext)
}
