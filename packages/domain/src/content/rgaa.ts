/**
 * State of one criterion: `met`; `unmet`, a known defect; `unchecked`, applicable but not audited yet; `none`, the product
 * has no content that the criterion is about.
 */
export type RgaaState = 'met' | 'unmet' | 'unchecked' | 'none'

export interface Criterion {
  /** Number in RGAA 4.1: '3.2'. */
  id: string
  /** What the criterion requires, shortened. */
  asks: string
  state: RgaaState
  /** A test or a file that shows the state; absent if nobody has checked. */
  evidence?: string
  /** Why the criterion does not apply, is unmet, or how it was judged. */
  note?: string
}

const ui = 'packages/ui/src'
const e2e = 'apps/portal/e2e'
/** axe runs on every story in every brand, and on every page of the end-to-end tests. */
const axe = `${e2e}/support/test.ts`
const frame = `${e2e}/headerAndFooter.e2e.ts`
/** Opens every page that anybody may open, in five languages. */
const pages = `${e2e}/accessibility.e2e.ts`
const stories = `${ui}/testing/everyStory.test.tsx`

const met = (id: string, asks: string, evidence: string, note?: string): Criterion => ({
  id,
  asks,
  state: 'met',
  evidence,
  ...(note !== undefined && { note }),
})
const none = (id: string, asks: string, note: string): Criterion => ({ id, asks, state: 'none', note })
/** With a known defect, named in `note`. */
const unmet = (id: string, asks: string, note: string): Criterion => ({ id, asks, state: 'unmet', note })

/**
 * The 106 criteria of RGAA 4.1, with the state of portal and library as their own team and an outside audit have found it.
 * `pnpm rgaa` writes docs/RGAA.md from it; the accessibility statement takes its rate and its list of defects from it.
 */
export const rgaa: readonly Criterion[] = [
  met('1.1', 'Images that inform have a text alternative', `${ui}/icon/Icon.test.tsx`),
  met('1.2', 'Assistive technology ignores decorative images', `${ui}/cover-banner/CoverBanner.test.tsx`),
  met('1.3', 'Text alternatives are relevant', `${e2e}/prepayment.e2e.ts`, 'the map names entrance and exit'),
  none('1.4', 'Alternatives of CAPTCHA images tell their purpose', 'the captcha is a computation without an image'),
  none('1.5', 'A CAPTCHA image has another way', 'the captcha is a computation without an image'),
  met('1.6', 'Complex images have a detailed description', `${e2e}/rentersGlance.e2e.ts`, 'the chart has a table'),
  met('1.7', 'Detailed descriptions are relevant', `${e2e}/rentersGlance.e2e.ts`),
  met(
    '1.8',
    'Texts are not images',
    'apps/sandbox/src/media/media.test.ts',
    'logos and marks of cards only; the names on the map are text of the page',
  ),
  none('1.9', 'Captions belong to their image', 'no image has a caption'),

  none('2.1', 'Frames have a title', 'no frames'),
  none('2.2', 'Titles of frames are relevant', 'no frames'),

  met(
    '3.1',
    'Colour alone never informs',
    `${ui}/journey-card/JourneyCard.test.tsx`,
    'icon and words beside the colour',
  ),
  met('3.2', 'Text has enough contrast', `${e2e}/textOnPictures.e2e.ts`, 'also on pictures, in every brand and width'),
  met('3.3', 'Components and informative graphics have enough contrast', 'packages/tokens/src/check.ts'),

  none('4.1', 'Time-based media have a transcript or audio description', 'no video, no sound'),
  none('4.2', 'Transcripts and descriptions are relevant', 'no video, no sound'),
  none('4.3', 'Synchronised media have captions', 'no video, no sound'),
  none('4.4', 'Captions are relevant', 'no video, no sound'),
  none('4.5', 'Synchronised media have an audio description', 'no video, no sound'),
  none('4.6', 'Audio descriptions are relevant', 'no video, no sound'),
  none('4.7', 'Time-based media can be identified', 'no video, no sound'),
  none('4.8', 'Other media have an alternative', 'no such media'),
  none('4.9', 'Alternatives of other media are relevant', 'no such media'),
  none('4.10', 'Sound that starts by itself can be stopped', 'no video, no sound'),
  none('4.11', 'Media are controlled by keyboard and pointer', 'no video, no sound'),
  none('4.12', 'Other media are controlled by keyboard and pointer', 'no such media'),
  none('4.13', 'Media are compatible with assistive technology', 'no video, no sound'),

  none('5.1', 'Complex tables have a summary', 'every table has one row of headers'),
  none('5.2', 'Summaries are relevant', 'every table has one row of headers'),
  none('5.3', 'Layout tables stay readable in order', 'no layout tables'),
  met('5.4', 'Tables are linked to their title', `${ui}/data-table/DataTable.test.tsx`),
  met('5.5', 'Titles of tables are relevant', `${e2e}/rentersLists.e2e.ts`),
  met('5.6', 'Headers of columns and rows are declared', `${ui}/data-table/DataTable.test.tsx`),
  met('5.7', 'Cells are associated with their headers', `${ui}/data-table/DataTable.test.tsx`),
  none('5.8', 'Layout tables have no data markup', 'no layout tables'),

  met('6.1', 'Links are explicit', pages, 'links of one name lead to one page'),
  met('6.2', 'Every link has a name', axe),

  met('7.1', 'Scripts are compatible with assistive technology', stories, 'axe, and every ARIA reference exists'),
  met('7.2', 'Alternatives of scripts are relevant', `${e2e}/firstScreen.e2e.ts`, 'pages read without scripts'),
  met('7.3', 'Scripts work by keyboard and pointer', `${e2e}/payByPaybox.e2e.ts`, 'a whole payment by keyboard'),
  met('7.4', 'Changes of context are announced or controlled', `${ui}/language-switch/LanguageSwitch.test.tsx`),
  met('7.5', 'Status messages are exposed', `${ui}/toast/Toast.test.tsx`),

  met('8.1', 'Pages have a document type', pages),
  met(
    '8.2',
    'The source code is valid',
    pages,
    'html-validate on every open page, lists, claim and payment; the W3C checker by hand on the open pages',
  ),
  met('8.3', 'Pages declare their language', pages),
  met('8.4', 'The declared language is right', pages),
  met('8.5', 'Pages have a title', pages),
  met('8.6', 'Titles are relevant', pages, 'each open page has its own title'),
  unmet(
    '8.7',
    'Changes of language are marked',
    'texts of the operator in another language than the page, such as French names and quoted words, are not marked',
  ),
  met('8.8', 'Marked languages are right', `${ui}/language-switch/LanguageSwitch.test.tsx`),
  met('8.9', 'Elements serve no pure presentation', pages, 'no empty blocks, no doubled line breaks'),
  none('8.10', 'Changes of direction are marked', 'five languages from left to right'),

  met('9.1', 'Headings structure the information', axe, "axe's rules of headings; one h1 per page"),
  met('9.2', 'The structure of the document is coherent', pages, 'one main part; landmarks by axe'),
  met('9.3', 'Lists are marked up', 'apps/portal/src/shared/journeyList/JourneyList.test.tsx'),
  none('9.4', 'Quotations are marked', 'no quotations'),

  met('10.1', 'Style sheets make the presentation', pages, 'no attributes for presentation'),
  met('10.2', 'Content that informs stays without style sheets', pages, 'each page is compared with and without them'),
  met('10.3', 'Information stays understandable without style sheets', pages, 'the same, in the order of reading'),
  met('10.4', 'Text stays readable at 200 %', stories),
  met('10.5', 'Colours of text and background are declared together', pages, 'the page declares both for all it holds'),
  met('10.6', 'Links in a text can be told apart', '.storybook/brandCheck.ts'),
  met('10.7', 'The focus is visible', `${e2e}/colourModes.e2e.ts`),
  met('10.8', 'Hidden content is meant to be ignored', `${ui}/carousel/Carousel.test.tsx`),
  met('10.9', 'Shape, size or position alone never informs', `${ui}/steps/Steps.tsx`, 'each step says its state'),
  met('10.10', 'That rule is implemented in a relevant way', `${ui}/steps/Steps.tsx`),
  met('10.11', 'Content fits in 320 px without scrolling both ways', pages),
  met('10.12', 'Text spacing can be changed without loss', pages),
  met('10.13', 'Content on hover or focus can be dismissed, hovered, and stays', `${ui}/tooltip/Tooltip.test.tsx`),
  none('10.14', 'Content shown by style sheets alone works by keyboard', 'no such content'),

  met('11.1', 'Every field has a label', axe),
  met('11.2', 'Labels are relevant', 'docs/GLOSSARY.md', 'judged by reading all catalogues'),
  unmet('11.3', 'Fields of the same function have the same label', 'the field of the plate has two labels'),
  met('11.4', 'Labels are next to their field', `${ui}/field/Field.tsx`),
  unmet(
    '11.5',
    'Fields of the same kind are grouped',
    'the two dates that filter the lists of renters are no named group',
  ),
  met('11.6', 'Every group has a legend', `${ui}/radio-group/RadioGroup.test.tsx`),
  met('11.7', 'Legends are relevant', `${ui}/date-range/DateRangeSelector.test.tsx`),
  none('11.8', 'Options of the same kind are grouped', 'lists have options of one kind'),
  met('11.9', 'Names of buttons are relevant', `${ui}/button/Button.test.tsx`),
  unmet(
    '11.10',
    'Required fields and formats are stated before',
    'a plate that the server refuses does not mark its field',
  ),
  unmet('11.11', 'Errors suggest a correction', 'the message about a plate that the server refuses has no example'),
  met('11.12', 'Financial and legal entries can be checked or undone', `${e2e}/debitedAmount.e2e.ts`),
  met('11.13', 'The purpose of fields is exposed', `${ui}/email-field/EmailField.test.tsx`),

  met('12.1', 'There are two ways to navigate', frame, 'menu and site map'),
  met('12.2', 'Menus stay in the same place', frame),
  met('12.3', 'The site map is relevant', 'apps/sandbox/src/content/content.test.ts', 'it names every open page'),
  met('12.4', 'The site map is reached in the same way everywhere', frame),
  none('12.5', 'The search engine is reached in the same way everywhere', 'only the help centre has a search'),
  met('12.6', 'Groups of content can be reached or skipped', axe, 'landmarks'),
  met('12.7', 'A link skips to the content', `${ui}/skip-link/SkipLink.stories.tsx`),
  met('12.8', 'The order of tabbing is coherent', `${e2e}/payByPaybox.e2e.ts`),
  met('12.9', 'The keyboard is never trapped', `${ui}/modal/Modal.test.tsx`),
  none('12.10', 'Single-key shortcuts can be switched off', 'no single-key shortcuts'),
  met('12.11', 'Additional content is reached by keyboard', `${ui}/tooltip/Tooltip.test.tsx`),

  unmet('13.1', 'Users control every time limit', 'the offer to undo a closure disappears by time'),
  met('13.2', 'No window opens without an action', `${ui}/link/Link.test.tsx`),
  met(
    '13.3',
    'Documents to download are accessible',
    'apps/sandbox/src/areas/payments.test.ts',
    'the receipt is PDF/UA; its headings, table and language are read back by a PDF reader',
  ),
  none('13.4', 'Accessible versions offer the same information', 'no second versions'),
  none('13.5', 'Cryptic content has an alternative', 'no cryptic content'),
  none('13.6', 'Those alternatives are relevant', 'no cryptic content'),
  met('13.7', 'Nothing flashes', stories, 'nothing moves except loading signs'),
  met('13.8', 'Moving content is controlled', stories),
  met('13.9', 'Pages work in both orientations', pages),
  met('13.10', 'Complex gestures have a simple one', `${ui}/carousel/Carousel.test.tsx`),
  met(
    '13.11',
    'Actions of one point can be cancelled',
    `${ui}/tooltip/Tooltip.test.tsx`,
    'every action is at the end of a press',
  ),
  none('13.12', 'Motion of the device has an alternative', 'no use of motion'),
]

/**
 * Whole percentage of the applicable criteria that are met, rounded down. Unchecked criteria count as applicable and not
 * met, so that the rate cannot grow by not looking.
 */
export function rgaaRate(criteria: readonly Criterion[]): number {
  const applicable = criteria.filter(({ state }) => state !== 'none')
  return Math.floor((applicable.filter(({ state }) => state === 'met').length / applicable.length) * 100)
}

/** State of a statement under French law: all criteria, at least half of them, or fewer. */
export function conformity(criteria: readonly Criterion[]): 'full' | 'partial' | 'none' {
  const rate = rgaaRate(criteria)
  return rate === 100 ? 'full' : rate >= 50 ? 'partial' : 'none'
}
