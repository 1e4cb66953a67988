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
  /** Draws every in-app link; a plain `<a>` unless given. */
  link: ComponentType<HostLinkProps>
  /** Address of the sprite. */
  iconSprite: string
  /** Address of a country’s flag, by its two letters. */
  flagUrl: (code: string) => string
}

const PlainLink = ({ children, ...rest }: HostLinkProps) => <a {...rest}>{children}</a>

// Never rebuilt per component: a page without a provider still works, in French with plain links.
const bare: Host = {
  link: PlainLink,
  iconSprite: '/icons.svg',
  flagUrl: (code) => `/flags/${code.toLowerCase()}.svg`,
}

const HostContext = createContext(bare)
// Apart, so that components without a word of their own come without any.
const WordsContext = /* @__PURE__ */ createContext(french)

type UiProviderProps = Partial<Host> & {
  /** The library’s own, which say their language; French unless given. */
  words?: Words
  children: ReactNode
}

/** What the library borrows from its host: its few words, the in-app link, and where files lie. */
export function UiProvider({
  words = french,
  link = bare.link,
  iconSprite = bare.iconSprite,
  flagUrl = bare.flagUrl,
  children,
}: UiProviderProps) {
  const host = useMemo(() => ({ link, iconSprite, flagUrl }), [link, iconSprite, flagUrl])
  return (
    <WordsContext value={words}>
      <HostContext value={host}>{children}</HostContext>
    </WordsContext>
  )
}

/** The host's in-app link, or a plain `<a>`. */
export function useLink(): ComponentType<HostLinkProps> {
  return use(HostContext).link
}

/** A link to a page of the host, as the host draws it. */
export function HostLink(props: HostLinkProps) {
  return createElement(useLink(), props)
}

/** The library's own words, as the host gives them. */
export function useWords(): Words {
  return use(WordsContext)
}

/** The host's language, for `Intl`. */
export function useLanguage(): string {
  return use(WordsContext).language
}

/** Where the icon sprite and the flags are served. */
export function useAssets(): Pick<Host, 'iconSprite' | 'flagUrl'> {
  return use(HostContext)
}
