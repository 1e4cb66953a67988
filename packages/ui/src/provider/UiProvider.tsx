import {
  createContext,
  createElement,
  use,
  useMemo,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr, type Words } from '../locales/fr.ts'
import { it } from '../locales/it.ts'

const wordsOf = { fr, en, de, it, es }

export type Language = keyof typeof wordsOf
export type HostLinkProps = ComponentProps<'a'> & { href: string }

interface Host {
  /** Of the library’s own words. */
  language: Language
  /** Draws every in-app link; a plain `<a>` unless given. */
  link: ComponentType<HostLinkProps>
  /** Address of the sprite. */
  iconSprite: string
  /** Address of a country’s flag, by its two letters. */
  flagUrl: (code: string) => string
}

const PlainLink = ({ children, ...rest }: HostLinkProps) => <a {...rest}>{children}</a>

// One object, never rebuilt per component: a page without a provider still works, in French with plain links.
const bare: Host = {
  language: 'fr',
  link: PlainLink,
  iconSprite: '/icons.svg',
  flagUrl: (code) => `/flags/${code.toLowerCase()}.svg`,
}

const HostContext = createContext(bare)

type UiProviderProps = Partial<Host> & { language: Language; children: ReactNode }

/** What the library borrows from its host: the language of its few words, the in-app link, and where files lie. */
export function UiProvider({
  language,
  link = bare.link,
  iconSprite = bare.iconSprite,
  flagUrl = bare.flagUrl,
  children,
}: UiProviderProps) {
  const host = useMemo(() => ({ language, link, iconSprite, flagUrl }), [language, link, iconSprite, flagUrl])
  return <HostContext value={host}>{children}</HostContext>
}

/** The host's in-app link, or a plain `<a>`. */
export function useLink(): ComponentType<HostLinkProps> {
  return use(HostContext).link
}

/** A link to a page of the host, as the host draws it. */
export function HostLink(props: HostLinkProps) {
  return createElement(useLink(), props)
}

/** The library's own words in the host's language. */
export function useWords(): Words {
  return wordsOf[use(HostContext).language]
}

/** The host's language, for `Intl`. */
export function useLanguage(): Language {
  return use(HostContext).language
}

/** Where the icon sprite and the flags are served. */
export function useAssets(): Pick<Host, 'iconSprite' | 'flagUrl'> {
  return use(HostContext)
}
