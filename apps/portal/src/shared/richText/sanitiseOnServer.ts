import sanitizeHtml from 'sanitize-html'
import { linkTarget, ownPicture } from '../page/siteUrl.ts'
import { attributes, tags } from './allowedHtml.ts'

/** Sanitises like `SanitisedHtml`, but on the server: DOMPurify needs a browser's document. */
export const sanitiseOnServer = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { '*': attributes, a: [...attributes, 'rel'] },
    // `linkTarget` decides about addresses.
    allowedSchemesAppliedToAttributes: [],
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && ownPicture(attribs['src']) === undefined,
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '' } }),
      a: (tagName, { href, target, ...attribs }) => {
        const to = linkTarget(href)
        return {
          tagName,
          attribs: {
            ...attribs,
            ...(to !== undefined && { href: to }),
            ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
          },
        }
      },
    },
  })
